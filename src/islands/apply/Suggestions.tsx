import { Fragment, useRef } from 'react';
import Button from '../../hydration/Button.tsx';
import Text from '../../hydration/Text.tsx';
import { focusField } from '../form/focus-field.ts';
import styles from './Suggestions.module.css';

/** Suggested values under a heading. */
export interface SuggestionGroup {
  name: string;
  values: readonly string[];
}

interface Props {
  /** The `list` of the input. */
  id: string;
  groups: readonly SuggestionGroup[];
}

/** Suggestions for an input: in its `<datalist>`, and as buttons, because few visitors discover that an input has a list. */
export default function Suggestions({ id, groups }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const choose = (value: string) => {
    const input = document.querySelector<HTMLInputElement>(`[list="${id}"]`);
    if (!details.current || !input || input.readOnly) return;
    details.current.open = false;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    // Wait until React has removed the error of the field, which moves the field.
    queueMicrotask(() => focusField(input));
  };
  return (
    <>
      <datalist id={id}>
        {groups.flatMap(({ values }) => values.map((value) => <option key={value} value={value} />))}
      </datalist>
      <details ref={details} className={styles.suggestions} suppressHydrationWarning>
        <summary className="chevron">
          <Text as="span">See the choices</Text>
        </summary>
        {groups.map(({ name, values }) => (
          <Fragment key={name}>
            <Text as="p">{name}</Text>
            <ul>
              {values.map((value) => (
                <li key={value}>
                  <Button type="button" className="button secondary" onClick={() => choose(value)}>
                    {value}
                  </Button>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </details>
    </>
  );
}
