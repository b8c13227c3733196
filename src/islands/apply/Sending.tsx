import formStyles from '../Form.module.css';
import { useForm } from '../formState.ts';
import { roughly, type Sending as State } from './estimate.ts';
import styles from './Sending.module.css';
import { size } from './size.ts';
import { useQuiet } from './useQuiet.ts';

interface Props {
  /** How far it is; nothing before the first byte could be sent. */
  state: State | undefined;
}

const nothingYet: State = { sent: 0, total: 0 };

/** How far the sending is: percent, bytes, about how long, and what to do when nothing moves. */
export default function Sending({ state = nothingYet }: Props) {
  const { cancel, again } = useForm();
  const { sent, total, left } = state;
  const quiet = useQuiet(state);
  const share = total && sent / total;
  const all = total > 0 && sent >= total;
  return (
    <div className={styles.sending}>
      <progress className={styles.bar} value={share} aria-label="Sent" />
      <p>
        {Math.floor(share * 100)}% · {size(sent)} of {size(total)}
        {!all && left !== undefined && ` · ${roughly(left)} left`}
      </p>
      <p role="status" className={quiet ? undefined : styles.heard}>
        {quiet ? silence(quiet, all) : quarters(share)}
      </p>
      <div className={formStyles.actions}>
        <button type="button" className={formStyles.cancel} onClick={cancel}>
          Cancel
        </button>
        {quiet >= 30 && (
          <button type="button" className={formStyles.cancel} onClick={again}>
            Try again
          </button>
        )}
      </div>
    </div>
  );
}

/** Announced politely: every quarter once. */
const quarters = (share: number) => (share < 0.25 ? '' : `${Math.floor(share * 4) * 25}% sent.`);

function silence(seconds: number, all: boolean): string {
  if (seconds < 30)
    return all
      ? 'Still waiting for an answer. You can go on waiting, or cancel.'
      : 'Nothing has moved for 10 seconds. You can go on waiting, or cancel.';
  return all
    ? 'Everything is sent, but no answer has come for 30 seconds. It may have arrived all the same. You can go on waiting, cancel, or try again.'
    : 'Nothing has moved for 30 seconds. You can go on waiting, cancel, or try again.';
}
