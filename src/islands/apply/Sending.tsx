import formStyles from '../Form.module.css';
import { useForm } from '../formState.ts';
import { roughly, type Sending as State } from './estimate.ts';
import styles from './Sending.module.css';
import { size } from './size.ts';
import { useOffline } from './useOffline.ts';
import { useQuiet } from './useQuiet.ts';

interface Props {
  /** How far it is; nothing before the first byte could be sent. */
  state: State | undefined;
}

const nothingYet: State = { sent: 0, total: 0 };

/** How far the sending is: percent, bytes, about how long, and what to do when nothing moves. */
export default function Sending({ state = nothingYet }: Props) {
  const { cancel, retry } = useForm();
  const { sent, total, left } = state;
  const quiet = useQuiet(state);
  const offline = useOffline();
  const still = offline || quiet > 0;
  const stuck = offline || quiet >= 30;
  const share = total && sent / total;
  const all = total > 0 && sent >= total;
  return (
    <div className={styles.sending}>
      <progress className={styles.bar} value={share} aria-label="Sent" />
      <p>
        {Math.floor(share * 100)}% · {size(sent)} of {size(total)}
        {!all && left !== undefined && ` · ${roughly(left)} left`}
      </p>
      <p role="status" className={still ? undefined : styles.heard}>
        {still
          ? `${stillness(quiet, offline, all)} You can go on waiting, ${stuck ? 'cancel, or try again' : 'or cancel'}.`
          : quarters(share)}
      </p>
      <div className={formStyles.actions}>
        <button type="button" className={formStyles.cancel} onClick={cancel}>
          Cancel
        </button>
        {stuck && (
          <button type="button" className={formStyles.cancel} onClick={retry}>
            Try again
          </button>
        )}
      </div>
    </div>
  );
}

/** Announced politely: every quarter once. */
const quarters = (share: number) => (share < 0.25 ? '' : `${Math.floor(share * 4) * 25}% sent.`);

/** What stands still, and since when. */
function stillness(seconds: number, offline: boolean, all: boolean): string {
  if (offline) return 'You are offline, so nothing moves.';
  if (seconds < 30) return all ? 'Still waiting for an answer.' : 'Nothing has moved for 10 seconds.';
  return all
    ? 'Everything is sent, but no answer has come for 30 seconds. It may have arrived all the same.'
    : 'Nothing has moved for 30 seconds.';
}
