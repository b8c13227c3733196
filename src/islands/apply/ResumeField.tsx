import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldSpec } from '../../fields/field-table.ts';
import { accept, isLarge, limitText, readResume, type Resume } from '../../fields/resume.ts';
import * as messages from '../../messages/apply.ts';
import Field from '../form/Field.tsx';
import { useForm } from '../form/form-context.ts';
import Text from '../Text.tsx';

interface Props {
  name: string;
  spec: FieldSpec;
  /** Help for choosing a file. */
  children: ReactNode;
}

/**
 * The resume. A chosen or dropped file is validated at once and replaced by a copy in memory. The input has the default
 * `autocomplete`: with `off`, WebKit empties it on a return from its page cache.
 */
export default function ResumeField({ name, spec, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { busy, clearError } = useForm();
  const [resume, setResume] = useState<Resume>();

  const validate = async () => {
    const original = input.current?.files?.[0];
    if (!original) return;
    const read = await readResume(original);
    // Another file was chosen meanwhile.
    if (input.current?.files?.[0] !== original) return;
    const transfer = new DataTransfer();
    if (read.file) transfer.items.add(read.file);
    input.current.files = transfer.files;
    setResume(read);
    if (read.file) clearError(name);
  };
  const onMount = useEffectEvent(validate);
  useEffect(() => {
    const onReset = () => setResume(undefined);
    const form = input.current?.form;
    form?.addEventListener('reset', onReset);
    // A file may have been chosen before hydration, or restored by the browser.
    void onMount();
    return () => form?.removeEventListener('reset', onReset);
  }, []);

  // A file input has no read-only state.
  const blockWhileBusy = (event: SyntheticEvent) => busy && event.preventDefault();
  return (
    <Field
      ref={input}
      name={name}
      spec={spec}
      help={
        <>
          <Text as="p">{messages.accepted(limitText)}</Text>
          {children}
        </>
      }
      problem={resume?.problem}
      accept={accept}
      aria-disabled={busy || undefined}
      onClick={blockWhileBusy}
      onDrop={blockWhileBusy}
      onChange={() => {
        setResume(undefined);
        void validate();
      }}
    >
      <Text as="p" role="status">
        {isLarge(resume?.file) ? messages.largeFile : undefined}
      </Text>
    </Field>
  );
}
