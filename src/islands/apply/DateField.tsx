import { useEffect, useRef } from 'react';
import type { FieldSpec } from '../../fields/field-table.ts';
import { dateSet } from '../../messages/apply.ts';
import Field from '../form/Field.tsx';
import { useForm } from '../form/form-context.ts';
import Text from '../../hydration/Text.tsx';
import { whenActivated } from '../../hydration/when-activated.ts';

/** The date of the application in UTC, `YYYY-MM-DD HH:MM:SS`. Set when the form opens, and again after each submit. */
export default function DateField({ name, spec }: { name: string; spec: FieldSpec }) {
  const input = useRef<HTMLInputElement>(null);
  const { busy } = useForm();
  useEffect(() => {
    if (busy) return;
    whenActivated(() => {
      if (!input.current) return;
      input.current.value = new Date().toISOString().slice(0, 19).replace('T', ' ');
      // A reset of the form restores the default value.
      input.current.defaultValue = input.current.value;
    });
  }, [busy]);
  return (
    <Field ref={input} name={name} spec={spec} tabIndex={-1}>
      <Text as="p">{dateSet}</Text>
    </Field>
  );
}
