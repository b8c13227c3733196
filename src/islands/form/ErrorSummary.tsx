import { type MouseEvent, useEffect, useRef } from 'react';
import { problemSummary, titlePrefix } from '../../messages/form.ts';
import Text from '../../hydration/Text.tsx';
import { focusField } from './focus-field.ts';
import { useForm } from './form-context.ts';

/** The errors of the last submit, each with a link to its field. It gets the focus; the page title gets a prefix. */
export default function ErrorSummary() {
  const { problems, outcome } = useForm();
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = problems.length === 0;
  // If a dialog opens too, it opens after this effect, and returns the focus to the box when it is closed.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // The focus alone may scroll to the end of a tall box.
    box.current?.scrollIntoView();
  }, [outcome]);
  useEffect(() => {
    const { title } = document;
    if (!isEmpty) document.title = titlePrefix + title;
    return () => void (document.title = title);
  }, [isEmpty]);
  if (isEmpty) return null;
  const focusOn = (field: string) => (event: MouseEvent) => {
    event.preventDefault();
    focusField(document.getElementById(field));
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="problems"
      aria-describedby="problem-list"
      className="summary"
    >
      <h2 id="problems">{problemSummary}</h2>
      <ul id="problem-list">
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
