import type { ComponentProps, ReactNode } from 'react';
import Text from '../Text.tsx';
import { type FieldSpec, isTimestamp, labelOf } from '../../fields/field-table.ts';
import { useForm } from './form-context.ts';

interface Props extends ComponentProps<'input'> {
  name: string;
  spec: FieldSpec;
  /** One line each; otherwise the hint of the table. */
  hints?: readonly string[];
  /** A button inside the input. */
  button?: ReactNode;
}

/**
 * A field with label, hint and error. The input is uncontrolled. While the form is being sent it is read-only, since a
 * success empties it.
 */
export default function Field({ name, spec, hints, button, children, ...input }: Props) {
  const { busy, problems, fileProblem, inlineError } = useForm();
  const { type, hint, autoComplete, required, list } = spec;
  const isSetByPage = isTimestamp(spec);
  const error = [fileProblem, ...problems].find((each) => each?.field === name)?.message;
  const lines = hints ?? (hint ? [hint] : []);
  const ids = [
    lines.length > 0 && `${name}-hint`,
    error && `${name}-error`,
    // Below the button: the error of a login, which has emptied the password.
    type === 'password' && inlineError && 'failure',
  ]
    .filter(Boolean)
    .join(' ');
  // Phones must not capitalize or correct these.
  const literal = type === 'password' || autoComplete === 'username';
  return (
    <div className={isSetByPage ? 'field line' : 'field'}>
      <Text as="label" htmlFor={name}>
        {labelOf(spec)}
      </Text>
      {lines.length > 0 && (
        <div id={`${name}-hint`} className="hint">
          {lines.map((each) => (
            <Text as="p" key={each}>
              {each}
            </Text>
          ))}
        </div>
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
          aria-invalid={error !== undefined}
          {...input}
          readOnly={busy || isSetByPage}
        />
        {button}
      </div>
      {children}
    </div>
  );
}
