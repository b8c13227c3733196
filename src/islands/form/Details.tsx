import { closeOpens } from '../../messages/form.ts';
import Text from '../Text.tsx';
import styles from './Details.module.css';
import type { Outcome } from './outcome.ts';

/** The lines below the message of a dialog: the receipt or the note, and the page that Close opens. */
export default function Details({ receipt, note, next }: Outcome) {
  const lines = [...(receipt ?? (note ? [[note]] : [])), ...(next ? [[closeOpens[next]]] : [])];
  return (
    <div className={styles.details}>
      {lines.map(([text, value]) => (
        <p key={text}>
          <Text as="span">{text}</Text> {value && <bdi translate="no">{value}</bdi>}
        </p>
      ))}
    </div>
  );
}
