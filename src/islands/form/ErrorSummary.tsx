import { type MouseEvent, useEffect, useRef } from 'react';
import { problemSummary, titlePrefix } from '../../messages/form.ts';
import Text from '../Text.tsx';
import { useForm } from './form-context.ts';

/** The errors of the last submit, each with a link to its field. It gets the focus, and the title of the page a prefix. */
export default function ErrorSummary() {
  const { problems, submits } = useForm();
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = problems.length === 0;
  useEffect(() => box.current?.focus(), [submits]);
  useEffect(() => {
    const { title } = document;
    if (!isEmpty) document.title = titlePrefix + title;
    return () => void (document.title = title);
  }, [isEmpty]);
  if (isEmpty) return null;
  const focusOn = (field: string) => (event: MouseEvent) => {
    event.preventDefault();
    document.querySelector(`label[for="${field}"]`)?.scrollIntoView();
    document.getElementById(field)?.focus({ preventScroll: true });
  };
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby="problems" className="summary">
      <h2 id="problems">{problemSummary}</h2>
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
