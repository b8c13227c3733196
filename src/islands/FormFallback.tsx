import * as catalogue from '../catalogue/form.ts';
import styles from './Form.module.css';
import { useForm } from './formState.ts';
import Mailbox from './Mailbox.tsx';
import { holdsWords } from './words.ts';

/** In place of a form that can't be shown: what came of it, the words that stood in its fields, and the mailbox. */
export default function FormFallback({ fields }: { fields: readonly Element[] }) {
  const { busy, outcome, email } = useForm();
  const { sentence, note, done } = outcome;
  // What has arrived is not asked for again.
  if (done) return <p role="status">{sentence}</p>;
  const words = fields.flatMap((field) =>
    field instanceof HTMLInputElement && holdsWords(field) ? field.value : [],
  );
  return (
    <div role="alert" className={styles.summary}>
      <p>{catalogue.notShown}</p>
      <p>{[sentence, note].filter(Boolean).join(' ')}</p>
      <p key={String(busy)}>
        {busy ? catalogue.sendingGoesOn : catalogue.reload} <Mailbox email={email} />.
      </p>
      <p>{catalogue.filledIn}</p>
      <ul translate="no">
        {words.filter(Boolean).map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
  );
}
