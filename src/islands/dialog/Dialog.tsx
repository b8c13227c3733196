import { type ReactNode, useEffect, useId, useRef } from 'react';
import Text from '../../hydration/Text.tsx';
import styles from './Dialog.module.css';
import { ignoreDoublePresses } from './double-presses.ts';

interface Props {
  /** The dialog is open while there is a message. */
  message: string | undefined;
  /** Whether it has the role `alertdialog`. */
  alert?: boolean | undefined;
  /** Below the message, announced as its description. */
  children?: ReactNode;
  /** Adds X. Only Close and X close it, not Escape. */
  persistent?: boolean;
  onClose: () => void;
}

if (!import.meta.env.SSR) ignoreDoublePresses();

/**
 * A modal dialog with a message and Close. Escape and the Back gesture of Android close it too, unless it is `persistent`. A
 * click on the backdrop does not.
 */
export default function Dialog({ message, alert, children, persistent, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (message === undefined) return dialog.current?.close();
    dialog.current?.showModal();
    // The focus on Close scrolls a long message to its end.
    dialog.current?.scrollTo(0, 0);
  }, [message]);

  const close = () => {
    // Before `onClose`, which may move the focus: a modal dialog keeps it.
    dialog.current?.close();
    onClose();
  };
  const onDialogClose = () => {
    // After `close`, there is no message any more.
    if (message === undefined) return;
    // Chrome closes it at the third Escape in spite of `onCancel`.
    if (persistent) dialog.current?.showModal();
    else onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={children ? `${id}-details` : undefined}
      onCancel={(event) => persistent && event.preventDefault()}
      onClose={onDialogClose}
    >
      <Text as="p" id={id}>
        {message}
      </Text>
      {children && <div id={`${id}-details`}>{children}</div>}
      <div className={styles.close}>
        <Text as="button" type="button" className="button" onClick={close}>
          Close
        </Text>
      </div>
      {persistent && (
        <Text as="button" type="button" aria-label="X" translate="no" onClick={close}>
          ×
        </Text>
      )}
    </dialog>
  );
}
