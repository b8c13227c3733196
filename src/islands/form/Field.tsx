import type { ComponentProps, ReactNode } from 'react';
import Text from '../Text.tsx';
import type { FieldSpec } from '../../fields/field-table.ts';
import { useForm } from './form-context.ts';

interface Props extends ComponentProps<'input'> {
  name: string;
  spec: FieldSpec;
  /** More help than the hint of the table. */
  help?: ReactNode;
  /** An error found before the submit. */
  problem?: string | undefined;
  /** Shown in the input, such as a button. */
  beside?: ReactNode;
}

/**
 * A field with its label, hint, error and their ids. The input is uncontrolled. While the form is being sent it can be read
 * but not changed, since a success empties it.
 */
export default function Field({ name, spec, help, problem, beside, children, ...input }: Props) {
  const { busy, problems } = useForm();
  const { label, type, hint, autoComplete, required, readOnly, list } = spec;
  const error = problem ?? problems.find(({ field }) => field === name)?.message;
  const ids = [(hint || help) && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  // What phones would capitalize or correct.
  const literal = type === 'password' || autoComplete === 'username';
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <Text as="label" htmlFor={name}>
        {label}
      </Text>
      {(hint || help) && (
        <div id={`${name}-hint`} className="hint">
          {hint && <Text as="p">{hint}</Text>}
          {help}
        </div>
      )}
      {error && (
        <Text as="p" id={`${name}-error`} className="error" role={problem ? 'alert' : undefined}>
          {error}
        </Text>
      )}
      <div className="control">
        <input
          id={name}
          name={name}
          type={type}
          autoComplete={autoComplete}
          autoCapitalize={literal ? 'none' : undefined}
          spellCheck={literal ? false : undefined}
          list={list}
          required={required !== undefined}
          aria-describedby={ids || undefined}
          aria-invalid={error ? true : undefined}
          {...input}
          readOnly={busy || readOnly}
        />
        {beside}
      </div>
      {children}
    </div>
  );
}
