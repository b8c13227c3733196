import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as catalogue from '../../catalogue/apply.ts';
import Field from '../Field.tsx';
import { useForm, useProblem } from '../formState.ts';
import formStyles from '../Form.module.css';
import ChosenFile from './ChosenFile.tsx';
import styles from './ResumeField.module.css';
import { accept, chooseFrom, limitInWords, warning } from './resume.ts';
import { useDrop } from './useDrop.ts';
import { useResume } from './useResume.ts';

interface Props {
  /** What to know before choosing a file. */
  children: ReactNode;
}

/**
 * The resume: a native file input, a place to drop a file around it, and what was chosen. A file input knows no
 * read-only: while the form is being sent the input stays where it is, and opens no picker and takes no drop.
 */
export default function ResumeField({ children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const { chosen, take, putBack } = useResume(input);
  const [ignored, setIgnored] = useState(0);
  // What the last submit found wrong was said of the file of that moment, not of the next one.
  const reported = useProblem('resume');
  const [answered, setAnswered] = useState(reported);
  const { file, reading = false, problem } = chosen;
  const { busy, revalidate } = useForm();
  const revalidateFile = useEffectEvent(() => revalidate('resume'));
  useEffect(() => revalidateFile(), [chosen]);

  // A file that the browser puts back by itself would race with the draft; HTML allows the attribute on other inputs only.
  useEffect(() => input.current?.setAttribute('autocomplete', 'off'), []);

  const choose = (files: readonly File[]) => {
    setAnswered(reported);
    setIgnored(Math.max(0, files.length - 1));
    void take(chooseFrom(files));
  };
  const over = useDrop(zone, { enabled: !busy, onDrop: choose });
  const change = ({ target: { files } }: ChangeEvent<HTMLInputElement>) => {
    // Leaving the picker without a choice empties the input in some browsers; Remove is the way to do that.
    if (busy || !files?.length) putBack();
    else choose([...files]);
  };
  const remove = () => {
    choose([]);
    input.current?.focus();
  };
  const notices = [ignored > 0 && catalogue.onlyOne(ignored, file?.name), file && warning(file)];
  return (
    <div
      ref={zone}
      className={styles.zone}
      data-file={file ? '' : undefined}
      data-over={over ? '' : undefined}
    >
      <Field
        ref={input}
        name="resume"
        label="Resume"
        hint={
          <>
            {catalogue.accepted(limitInWords)}
            <span className={styles.mouse}>{` ${catalogue.droppable}`}</span>
            <br />
            {children}
          </>
        }
        type="file"
        accept={accept}
        required
        aria-disabled={busy || undefined}
        problem={problem ?? (reported === answered ? null : undefined)}
        onClick={(event) => busy && event.preventDefault()}
        onChange={change}
        beside={
          file && (
            <ChosenFile
              file={file}
              reading={reading}
              onReplace={() => input.current?.click()}
              onRemove={remove}
            />
          )
        }
      >
        <p role="status" className={formStyles.hint}>
          {notices.filter(Boolean).join(' ')}
        </p>
      </Field>
    </div>
  );
}
