import Text from '../../hydration/Text.tsx';
import styles from './Details.module.css';
import type { Lines } from './outcome.ts';

/** The lines below the message of a dialog. */
export default function Details({ lines }: { lines: Lines }) {
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
