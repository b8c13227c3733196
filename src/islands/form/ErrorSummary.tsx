import { type MouseEvent, useEffect, useRef } from 'react';
import { problemSummary } from '../../messages/form.ts';
import Text from '../Text.tsx';
import { useForm } from './form-context.ts';

/** The errors of the last submit, each with a link to its field. It gets the focus after each submit. */
export default function ErrorSummary() {
  const { problems, submits } = useForm();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [submits]);
  if (problems.length === 0) return null;
  const focusOn = (field: string) => (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(field)?.focus();
  };
  return (
    <div ref={box} tabIndex={-1} role="alert" className="summary">
      <Text as="strong">{problemSummary}</Text>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <Text as="a" href={`#${field}`} onClick={focusOn(field)}>
              {message}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
