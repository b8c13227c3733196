import { useState } from 'react';
import Button from '../../hydration/Button.tsx';
import { passwordHidden, passwordShown } from '../../messages/form.ts';
import LiveRegion from '../LiveRegion.tsx';
import Text from '../../hydration/Text.tsx';
import { useWindowEvent } from '../useWindowEvent.ts';
import Field from './Field.tsx';
import type { FieldSpec } from '../../fields/field-table.ts';

/** A password with a button that shows it. A submit and a return from the back/forward cache hide it again. */
export default function PasswordField({ name, spec }: { name: string; spec: FieldSpec }) {
  const [shown, setShown] = useState<boolean>();
  const hide = () => setShown(undefined);
  useWindowEvent('submit', hide);
  useWindowEvent('pageshow', hide);
  const button = (
    <Button type="button" aria-controls={name} onClick={() => setShown(!shown)}>
      <Text as="span">{shown ? 'Hide' : 'Show'}</Text>
      <Text as="span" className="visually-hidden">
        {' password'}
      </Text>
    </Button>
  );
  return (
    <Field name={name} spec={spec} type={shown ? 'text' : 'password'} button={button}>
      <LiveRegion>{shown === undefined ? undefined : shown ? passwordShown : passwordHidden}</LiveRegion>
    </Field>
  );
}
