import { useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';

interface Props {
  /** The sentence of the catalogue; the dialog is open while there is one. */
  sentence: string | undefined;
  /** The document calls it an alert. */
  alert?: boolean;
  /** Where closing leads; without it the page stays. */
  next?: string | undefined;
  /** It stays until Close or X is used: Escape does nothing. */
  stays?: boolean;
  onClose: () => void;
}

/** The one dialog: a sentence and a button named Close. A click on the backdrop does nothing. */
export default function Dialog({ sentence, alert = false, next, stays = false, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closing = useRef(false);
  const text = useId();
  useEffect(() => {
    closing.current = false;
    if (sentence !== undefined) dialog.current?.showModal();
  }, [sentence]);

  const close = () => {
    closing.current = true;
    dialog.current?.close();
  };
  const closed = () => {
    // A browser that does not know closedby="none" closes at the third Escape all the same.
    if (stays && !closing.current) return dialog.current?.showModal();
    onClose();
    if (next !== undefined) location.assign(next);
    return undefined;
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={text}
      closedby={stays ? 'none' : 'closerequest'}
      onCancel={(event) => stays && event.preventDefault()}
      onClose={closed}
    >
      <p id={text}>{sentence}</p>
      <button type="button" className={styles.close} onClick={close}>
        Close
      </button>
      {stays && (
        <button type="button" className={styles.x} aria-label="X" onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
      )}
    </dialog>
  );
}
