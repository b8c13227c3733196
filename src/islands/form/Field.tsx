import type { ComponentProps, ReactNode } from 'react';
import Text from '../../hydration/Text.tsx';
import { type FieldSpec, isTimestamp, labelOf } from '../../fields/field-table.ts';
import { useForm } from './form-context.ts';

interface Props extends ComponentProps<'input'> {
  name: string;
  spec: FieldSpec;
  /** By default the hint of the table. */
  hint?: string | undefined;
  /** Shown in place of the error that a submit found; an empty text hides it. */
  error?: string | undefined;
  /** A button inside the input. */
  button?: ReactNode;
}

/**
 * A field with label, hint and error. The input is uncontrolled. While the form is being sent it is read-only, since a
 * success empties it.
 */
export default function Field({ name, spec, hint = spec.hint, error, ...props }: Props) {
  const { button, children, ...input } = props;
  const { busy, problems, inlineError } = useForm();
  const { type, autoComplete, required, list } = spec;
  const isSetByPage = isTimestamp(spec);
  error ??= problems.find(({ field }) => field === name)?.message;
  const ids = [
    hint && `${name}-hint`,
    error && `${name}-error`,
    // The failure below the button has emptied the password.
    type === 'password' && inlineError && 'failure',
  ]
    .filter(Boolean)
    .join(' ');
  const literal = spec.literal || type === 'email' || type === 'password';
  return (
    <div className={isSetByPage ? 'field line' : 'field'}>
      <Text as="label" htmlFor={name}>
        {labelOf(spec)}
      </Text>
      {hint && (
        <Text as="p" id={`${name}-hint`} className="hint">
          {hint}
        </Text>
      )}
      {error && (
        <Text as="p" id={`${name}-error`} className="error">
          {error}
        </Text>
      )}
      <div className="control">
        <input
          id={name}
          name={name}
          type={isSetByPage ? undefined : type}
          autoComplete={autoComplete}
          autoCapitalize={literal ? 'none' : undefined}
          spellCheck={literal ? false : undefined}
          list={list}
          required={required !== undefined}
          aria-describedby={ids || undefined}
          aria-invalid={Boolean(error)}
          {...input}
          readOnly={busy || isSetByPage}
        />
        {button}
      </div>
      {children}
    </div>
  );
}
