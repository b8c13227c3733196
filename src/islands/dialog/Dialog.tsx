import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import Text from '../Text.tsx';
import styles from './Dialog.module.css';
import { ignoreHeldKeys } from './held-keys.ts';

interface Props {
  /** The dialog is open while there is one. */
  message: string | undefined;
  /** Whether it has the role `alertdialog`. */
  alert?: boolean | undefined;
  /** Below the message, announced as its description. */
  children?: ReactNode;
  /** Adds X. Only Close and X close it, not Escape. */
  persistent?: boolean;
  onClose: () => void;
}

/** The second press of a double click or a double Enter comes within this time. */
const secondPressMs = 500;

/**
 * The second press of a double click or a double Enter on Close is not meant for what is below it or gets the focus, such as
 * the submit button. By keyboard, `detail` is 0.
 */
function dropSecondPress(click: MouseEvent) {
  if (click.detail === 1) return;
  click.preventDefault();
  click.stopPropagation();
}

/**
 * A modal dialog with a message and Close. It opens and closes with `message`, and calls `onClose` when the visitor closes it:
 *
 * - By Close, or by X if it is `persistent`. Both do nothing in the first half second, so that the second press of a double
 *   click on the button that opened it does nothing. The second press on Close does nothing either.
 * - By Escape or the Back gesture of Android, unless it is `persistent`.
 * - Not by a held key (`held-keys.ts`), and not by a click on the backdrop.
 */
export default function Dialog({ message, alert, children, persistent, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closedByButton = useRef(false);
  /** Whether Close and X work. They stay enabled: a disabled button cannot have the focus. */
  const [closable, setClosable] = useState(false);
  const id = useId();
  useEffect(() => {
    closedByButton.current = false;
    if (message === undefined) return dialog.current?.close();
    dialog.current?.showModal();
    // The focus on Close scrolls a long message to its end.
    dialog.current?.scrollTo(0, 0);
    const timer = setTimeout(() => setClosable(true), secondPressMs);
    const stopIgnoring = ignoreHeldKeys(dialog.current);
    return () => {
      clearTimeout(timer);
      setClosable(false);
      stopIgnoring();
    };
  }, [message]);

  const close = () => {
    if (!closable) return;
    closedByButton.current = true;
    dialog.current?.close();
    addEventListener('click', dropSecondPress, { capture: true });
    setTimeout(() => removeEventListener('click', dropSecondPress, { capture: true }), secondPressMs);
  };
  const onDialogClose = () => {
    // Closed by the effect above.
    if (message === undefined) return;
    // Chrome closes it at the third Escape in spite of `onCancel`.
    if (persistent && !closedByButton.current) return dialog.current?.showModal();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-closable={closable || undefined}
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
