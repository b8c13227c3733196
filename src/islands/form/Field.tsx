import '../../styles/field.css';
import type { ComponentProps, ReactNode } from 'react';
import { type FieldSpec, isTimestamp, labelOf } from '../../fields/field-table.ts';
import Text from '../../hydration/Text.tsx';
import { useForm } from './form-context.ts';

interface Props extends ComponentProps<'input'> {
  name: string;
  spec: FieldSpec;
  /** By default the hint of the table. */
  hint?: string | undefined;
  /** Replaces the error of the last submit; an empty text hides it. */
  error?: string | undefined;
  /** A button inside the frame of the input. */
  button?: ReactNode;
}

/**
 * A field with its label, hint and error. The input is uncontrolled. It is read-only while the form is being sent. Otherwise a
 * success would erase what the visitor typed meanwhile.
 */
export default function Field({ name, spec, hint = spec.hint, error, button, children, ...input }: Props) {
  const { busy, errors, inlineError } = useForm();
  const { type, autoComplete, required, list } = spec;
  const isSetByPage = isTimestamp(spec);
  error ??= errors[name];
  const ids = [
    hint && `${name}-hint`,
    error && `${name}-error`,
    // A failed submit empties the password, so its message also describes this field.
    type === 'password' && inlineError && 'failure',
  ]
    .filter(Boolean)
    .join(' ');
  const noAutocorrect = spec.noAutocorrect || type === 'email' || type === 'password';
  return (
    <div className={isSetByPage ? 'field timestamp' : 'field'}>
      <Text as="label" htmlFor={name}>
        {labelOf(spec)}
      </Text>
      {hint && (
        <Text as="p" id={`${name}-hint`} className="form-hint">
          {hint}
        </Text>
      )}
      {error && (
        <Text as="p" id={`${name}-error`} className="form-error">
          {error}
        </Text>
      )}
      <div className={button ? 'with-button' : undefined}>
        <input
          id={name}
          name={name}
          type={isSetByPage ? undefined : type}
          autoComplete={autoComplete}
          autoCapitalize={noAutocorrect ? 'none' : undefined}
          spellCheck={noAutocorrect ? false : undefined}
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
