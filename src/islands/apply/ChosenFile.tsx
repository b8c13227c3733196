import styles from './ResumeField.module.css';
import { size } from './size.ts';

interface Props {
  file: File;
  /** It is being read into memory. */
  reading: boolean;
  /** It is being sent: the buttons can be reached, and do nothing. */
  busy: boolean;
  onReplace: () => void;
  onRemove: () => void;
}

/** The file that was chosen, by name and size, and what can be done with it. */
export default function ChosenFile({ file, reading, busy, onReplace, onRemove }: Props) {
  return (
    <div className={styles.chosen}>
      <p>
        <strong translate="no">{file.name}</strong> <span>{reading ? 'Reading…' : size(file.size)}</span>
      </p>
      <button type="button" aria-disabled={busy || undefined} onClick={() => busy || onReplace()}>
        Replace
      </button>
      <button type="button" aria-disabled={busy || undefined} onClick={() => busy || onRemove()}>
        Remove
      </button>
    </div>
  );
}
