import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import * as catalogue from '../../../catalogue/apply.ts';
import styles from './DraftLine.module.css';
import { useForm } from '../../formState.ts';
import { $draft } from './draft.ts';
import { usePersistedWords } from './usePersistedWords.ts';

interface Props {
  /** The open roles; the address may name one. */
  roles: readonly string[];
}

/** The one line that says what is kept, only while that is true, and the button that discards it. */
export default function DraftLine({ roles }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const state = useStore($draft, { ssr: 'initial' });
  const { busy } = useForm();
  usePersistedWords(line, roles);
  const discard = () => {
    const form = line.current?.closest('form');
    form?.reset();
    form?.querySelector('input')?.focus();
  };
  return (
    <div ref={line} className={styles.line}>
      {state !== 'none' && state !== 'gone' && (
        <button type="button" disabled={busy} onClick={discard}>
          Discard draft
        </button>
      )}
      <p role="status">{catalogue.draft[state]}</p>
    </div>
  );
}
