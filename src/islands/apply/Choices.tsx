import { Fragment, useRef } from 'react';
import Button from '../../hydration/Button.tsx';
import { focusField } from '../form/focus-field.ts';
import Text from '../../hydration/Text.tsx';

/** Groups of values, with their names. */
export type Suggestions = readonly { name: string; values: readonly string[] }[];

interface Props {
  /** The `list` of the input. */
  id: string;
  /** The label of the input. */
  label: string;
  groups: Suggestions;
}

/** Suggestions for an input: in its own list, and as buttons for visitors who do not know that it has one. */
export default function Choices({ id, label, groups }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const choose = (value: string) => {
    const input = document.querySelector<HTMLInputElement>(`[list="${id}"]`);
    if (!details.current || !input || input.readOnly) return;
    details.current.open = false;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    // After React has removed the error of the field, which moves it.
    queueMicrotask(() => focusField(input));
  };
  return (
    <>
      <datalist id={id}>
        {groups
          .flatMap(({ values }) => values)
          .map((value) => (
            <option key={value} value={value} />
          ))}
      </datalist>
      <details ref={details} className="choices" suppressHydrationWarning>
        <summary>
          <Text as="span">See the choices</Text>
          <Text as="span" className="visually-hidden">{` for ${label}`}</Text>
        </summary>
        {groups.map(({ name, values }) => (
          <Fragment key={name}>
            <Text as="p">{name}</Text>
            <ul>
              {values.map((value) => (
                <li key={value}>
                  <Button type="button" className="quiet" onClick={() => choose(value)}>
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
