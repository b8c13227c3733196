import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import styles from './DraftLine.module.css';
import { useForm } from '../../formState.ts';
import { $draft, type DraftState } from './draft.ts';
import { useWords } from './useWords.ts';

interface Props {
  /** The open roles; the address may name one. */
  roles: readonly string[];
}

const kept = 'kept on this device for 7 days';

const says: Readonly<Record<DraftState, string>> = {
  none: '',
  kept: `Your draft is ${kept}.`,
  found: `Your draft is back. It is ${kept}.`,
  wordsOnly: `What you typed is ${kept}; there was no room for the resume.`,
  gone: 'Your draft was sent or discarded in another tab.',
};

/** The one line that says what is kept, only while that is true, and the button that discards it. */
export default function DraftLine({ roles }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const state = useStore($draft, { ssr: 'initial' });
  const { busy } = useForm();
  useWords(line, roles);
  const discard = () => {
    const form = line.current?.closest('form');
    form?.reset();
    form?.querySelector('input')?.focus();
  };
  return (
    <div ref={line} className={styles.line}>
      <p role="status">{says[state]}</p>
      {state !== 'none' && state !== 'gone' && (
        <button type="button" disabled={busy} onClick={discard}>
          Discard draft
        </button>
      )}
    </div>
  );
}
