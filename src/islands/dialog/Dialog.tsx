import { useEffect, useId, useRef } from 'react';
import Text from '../../hydration/Text.tsx';
import styles from './Dialog.module.css';

/** Lines below the message of a dialog: texts, some with a value that must not be translated. */
export type Lines = readonly (readonly [text: string, value?: string])[];

interface Props {
  /** The dialog is open while there is a message. */
  message: string | undefined;
  /** Whether it has the role `alertdialog`. */
  alert?: boolean | undefined;
  /** Below the message. Screen readers announce them as the description of the dialog. */
  lines?: Lines | undefined;
  /** Adds the button X. Only Close and X close the dialog, not Escape. */
  persistent?: boolean;
  onClose: () => void;
}

/**
 * A modal dialog with a message and Close. Escape and Android's Back gesture also close it, unless it is `persistent`. A click
 * on the backdrop does not close it.
 */
export default function Dialog({ message, alert, lines = [], persistent, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (message === undefined) return dialog.current?.close();
    dialog.current?.showModal();
    // The focus on Close scrolls a long message to its end.
    dialog.current?.scrollTo(0, 0);
  }, [message]);

  const close = () => {
    // Close first: `onClose` moves the focus, and a modal dialog would keep the focus inside.
    dialog.current?.close();
    onClose();
  };
  const onDialogClose = () => {
    // `close` has already called `onClose`.
    if (message === undefined) return;
    // Chrome ignores `onCancel` at the third Escape and closes the dialog.
    if (persistent) dialog.current?.showModal();
    else onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={lines.length > 0 ? `${id}-lines` : undefined}
      onCancel={(event) => persistent && event.preventDefault()}
      onClose={onDialogClose}
    >
      <Text as="p" id={id}>
        {message}
      </Text>
      {lines.length > 0 && (
        <div id={`${id}-lines`} className="dialog-lines">
          {lines.map(([text, value]) => (
            <p key={text}>
              <Text as="span">{text}</Text> {value && <bdi translate="no">{value}</bdi>}
            </p>
          ))}
        </div>
      )}
      <div className={styles.close}>
        <Text as="button" type="button" className="button" onClick={close}>
          Close
        </Text>
      </div>
      {persistent && (
        <Text as="button" type="button" className={styles.x} aria-label="X" translate="no" onClick={close}>
          ×
        </Text>
      )}
    </dialog>
  );
}
