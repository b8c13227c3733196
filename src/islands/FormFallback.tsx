import * as say from '../catalogue/form.ts';
import styles from './Form.module.css';
import Mailbox from './Mailbox.tsx';
import type { Submission } from './useSubmit.ts';

interface Props {
  /** The mailbox for those who can't use the form. */
  email: string;
  submission: Submission;
  /** What had been filled in. */
  words: readonly string[];
}

/** In place of a form that can't be shown: what came of it, the words, and the mailbox. */
export default function FormFallback({ email, submission, words }: Props) {
  const { busy, outcome } = submission;
  const { sentence, note, clear } = outcome;
  // What has arrived is not asked for again.
  if (clear === 'all') return <p role="status">{sentence}</p>;
  return (
    <div role="alert" className={styles.summary}>
      <p>{say.notShown}</p>
      <p>{[sentence, note].filter(Boolean).join(' ')}</p>
      <p key={String(busy)}>
        {busy ? say.sendingGoesOn : say.reload} <Mailbox email={email} />.
      </p>
      <p>{say.filledIn}</p>
      <ul translate="no">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
  );
}
