import { useEffect, useRef } from 'react';
import { problemSummary, titlePrefix } from '../../messages/form.ts';
import Text from '../../hydration/Text.tsx';
import { focusField } from './focus-field.ts';
import { useForm } from './form-context.ts';

/** The errors of the last submit, each a link to its field. The box gets the focus, and the page title a prefix. */
export default function ErrorSummary() {
  const { errors, outcome } = useForm();
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = Object.keys(errors).length === 0;
  // `Form.tsx` must render this box before the dialog, so that this effect runs first. The browser then returns the focus to the
  // box when the dialog closes.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // The focus alone may scroll to the end of a box that is taller than the window.
    box.current?.scrollIntoView();
  }, [outcome]);
  useEffect(() => {
    const { title } = document;
    if (!isEmpty) document.title = titlePrefix + title;
    return () => void (document.title = title);
  }, [isEmpty]);
  if (isEmpty) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="problems"
      aria-describedby="problem-list"
      className="error-summary"
    >
      <h2 id="problems">{problemSummary}</h2>
      <ul id="problem-list">
        {Object.entries(errors).map(([field, message]) => (
          <li key={field}>
            <Text
              as="a"
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(document.getElementById(field));
              }}
            >
              {message}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
