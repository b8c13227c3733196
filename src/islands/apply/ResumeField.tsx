import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldSpec } from '../../fields/field-table.ts';
import { accept, limitText, readResume, type Resume } from '../../fields/resume.ts';
import * as messages from '../../messages/apply.ts';
import Field from '../form/Field.tsx';
import { useForm } from '../form/form-context.ts';
import Spoken from '../Spoken.tsx';
import Text from '../Text.tsx';

interface Props {
  name: string;
  spec: FieldSpec;
  /** What a resume needs. */
  hint: string;
}

/**
 * The resume. A chosen or dropped file is validated at once and replaced by a copy in memory. The input has the default
 * `autocomplete`: with `off`, WebKit empties it on a return from its page cache.
 */
export default function ResumeField({ name, spec, hint }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { busy, fileProblem, clearError, setFileProblem } = useForm();
  const [advice, setAdvice] = useState<string>();

  const show = ({ file, advice, problem }: Partial<Resume>) => {
    setAdvice(advice);
    setFileProblem(problem === undefined ? undefined : { field: name, message: problem });
    if (file) clearError(name);
  };
  const replaceWith = (resume: Resume) => {
    const transfer = new DataTransfer();
    if (resume.file) transfer.items.add(resume.file);
    if (input.current) input.current.files = transfer.files;
    show(resume);
  };
  const validate = async () => {
    const original = input.current?.files?.[0];
    if (!original) return show({});
    const resume = await readResume(original);
    // Another file may have been chosen meanwhile.
    if (input.current?.files?.[0] === original) replaceWith(resume);
  };
  const onMount = useEffectEvent(validate);
  const onReset = useEffectEvent(() => show({}));
  // Browsers open a file that is dropped beside the field, and ignore some or all of several files.
  const onDrag = useEffectEvent((event: DragEvent) => {
    const { dataTransfer, target, type } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    const isAccepting = target === input.current && !busy;
    if (isAccepting && [...dataTransfer.items].filter(({ kind }) => kind === 'file').length === 1) return;
    event.preventDefault();
    if (!isAccepting) dataTransfer.dropEffect = 'none';
    else if (type === 'drop') replaceWith({ problem: messages.severalFiles });
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    input.current?.form?.addEventListener('reset', () => onReset(), { signal });
    addEventListener('dragover', (event) => onDrag(event), { signal });
    addEventListener('drop', (event) => onDrag(event), { signal });
    // A file may have been chosen before hydration, or restored by the browser.
    void onMount();
    return () => controller.abort();
  }, []);

  return (
    <Field
      ref={input}
      name={name}
      spec={spec}
      hints={[messages.accepted(limitText), hint]}
      accept={accept}
      aria-disabled={busy || undefined}
      // A file input has no read-only state.
      onClick={(event) => busy && event.preventDefault()}
      onChange={() => void validate()}
    >
      {advice && <Text as="p">{advice}</Text>}
      <Spoken>{fileProblem?.message ?? advice}</Spoken>
    </Field>
  );
}
