import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import Field from '../Field.tsx';
import { useForm, useProblem } from '../formState.ts';
import styles from './ResumeField.module.css';
import { accept, kinds, limitInWords, warning } from './resume.ts';
import { size } from './size.ts';
import { useDrop } from './useDrop.ts';
import { useResume } from './useResume.ts';

interface Props {
  /** What to know before choosing a file. */
  children: ReactNode;
}

/** The resume: a native file input, a place to drop a file around it, and what was chosen. */
export default function ResumeField({ children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const { chosen, take } = useResume(input);
  // What the last submit found wrong was said of the file of that moment, not of the next one.
  const found = useProblem('resume');
  const [answered, answer] = useState(found);
  const { file, reading = false, problem } = chosen;
  const { look } = useForm();
  const lookAgain = useEffectEvent(() => look('resume'));
  useEffect(() => lookAgain(), [chosen]);

  // A file that the browser puts back by itself would race with the draft; HTML allows the attribute on other inputs only.
  useEffect(() => input.current?.setAttribute('autocomplete', 'off'), []);

  const choose = (next: File | undefined) => {
    answer(found);
    void take(next);
  };
  const over = useDrop(zone, choose);
  const change = ({ target: { files } }: ChangeEvent<HTMLInputElement>) => {
    // Leaving the picker without a choice empties the input in some browsers; Remove is the way to do that.
    choose(files?.[0] ?? file);
  };
  const remove = () => {
    choose(undefined);
    input.current?.focus();
  };
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
            A {kinds}
            {limitInWords && `, up to ${limitInWords}`}.
            <span className={styles.mouse}> You can drop it here.</span>
            <br />
            {children}
          </>
        }
        type="file"
        accept={accept}
        required
        problem={problem ?? (found === answered ? null : undefined)}
        onChange={change}
        beside={
          file && (
            <div className={styles.chosen}>
              <p>
                <strong>{file.name}</strong> <span>{reading ? 'Reading…' : size(file.size)}</span>
              </p>
              <button type="button" onClick={() => input.current?.click()}>
                Replace
              </button>
              <button type="button" onClick={remove}>
                Remove
              </button>
            </div>
          )
        }
      >
        <p role="status" className={styles.warning}>
          {file && warning(file)}
        </p>
      </Field>
    </div>
  );
}
