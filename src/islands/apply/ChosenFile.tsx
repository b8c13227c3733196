import * as catalogue from '../../catalogue/apply.ts';
import formStyles from '../Form.module.css';
import { useForm } from '../formState.ts';
import styles from './ResumeField.module.css';
import { size } from './size.ts';

interface Props {
  file: File;
  /** It is being read into memory. */
  reading: boolean;
  onReplace: () => void;
  onRemove: () => void;
}

/** The file that was chosen, by name and size, and what can be done with it; while it is being sent, nothing. */
export default function ChosenFile({ file, reading, onReplace, onRemove }: Props) {
  const { busy } = useForm();
  const button = { type: 'button', className: formStyles.small, 'aria-disabled': busy || undefined } as const;
  return (
    <div className={styles.chosen}>
      <p>
        <strong translate="no">{file.name}</strong>{' '}
        <span className={formStyles.hint}>{reading ? catalogue.reading : size(file.size)}</span>
      </p>
      <button {...button} onClick={() => busy || onReplace()}>
        Replace
      </button>
      <button {...button} onClick={() => busy || onRemove()}>
        Remove
      </button>
    </div>
  );
}
