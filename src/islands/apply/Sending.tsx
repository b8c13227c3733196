import * as catalogue from '../../catalogue/apply.ts';
import formStyles from '../Form.module.css';
import { useForm } from '../formState.ts';
import type { Sending as State } from './estimate.ts';
import styles from './Sending.module.css';
import { size } from './size.ts';
import { useOffline } from './useOffline.ts';
import { useStalled } from './useStalled.ts';

interface Props {
  /** How far it is; nothing before the first byte could be sent. */
  state: State | undefined;
}

const nothingYet: State = { sent: 0, total: 0 };

/**
 * How far the sending is: percent, bytes, about how long, and what to do when nothing moves. What is pressed stands above
 * the words, which change by themselves.
 */
export default function Sending({ state = nothingYet }: Props) {
  const { retry } = useForm();
  const { sent, total, left } = state;
  const stalled = useStalled(state);
  const offline = useOffline();
  const still = offline || stalled > 0;
  const stuck = offline || stalled >= 30;
  const share = total && sent / total;
  const all = total > 0 && sent >= total;
  const remaining = all || left === undefined ? '' : ` · ${catalogue.left(left)}`;
  return (
    <div className={styles.sending}>
      <progress className={styles.bar} value={share} aria-label="Sent" />
      {stuck && (
        <button type="button" className={formStyles.outline} onClick={retry}>
          Try again
        </button>
      )}
      <p>{catalogue.soFar(Math.floor(share * 100), size(sent), size(total)) + remaining}</p>
      <p role="status" className={still ? undefined : styles.heard}>
        {still
          ? `${stillness(stalled, offline, all)} ${stuck ? catalogue.goOnOrRetry : catalogue.goOn}`
          : quarters(share)}
      </p>
    </div>
  );
}

/** Announced politely: every quarter once. */
const quarters = (share: number) => (share < 0.25 ? '' : catalogue.percent(Math.floor(share * 4) * 25));

/** What stands still, and since when. */
function stillness(seconds: number, offline: boolean, all: boolean): string {
  if (offline) return catalogue.offline;
  if (seconds < 30) return all ? catalogue.noAnswer : catalogue.still;
  return all ? catalogue.noAnswerForLong : catalogue.stillLonger;
}
