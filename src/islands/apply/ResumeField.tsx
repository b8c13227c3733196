import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldSpec } from '../../fields/field-table.ts';
import * as messages from '../../messages/apply.ts';
import Field from '../form/Field.tsx';
import { useForm } from '../form/form-context.ts';
import LiveRegion from '../LiveRegion.tsx';
import Text from '../../hydration/Text.tsx';
import { useWindowEvent } from '../useWindowEvent.ts';
import { megabyte } from './file-size.ts';
import { accept, limitText, readResume } from './resume.ts';

/** A file above this size takes minutes to upload on a slow connection. */
const largeSize = 5 * megabyte;

interface Props {
  name: string;
  spec: FieldSpec;
  /** What a resume should contain. */
  hint: string;
}

/**
 * The resume. A chosen or dropped file is validated at once and replaced by a copy in memory. Don’t set `autocomplete="off"`:
 * WebKit would empty the input on a return from the back/forward cache.
 */
export default function ResumeField({ name, spec, hint }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { busy, clearError } = useForm();
  const [{ error, advice }, setMessages] = useState<{ error?: string; advice?: string }>({});

  const validate = async () => {
    const original = input.current?.files?.[0];
    const resume = original && (await readResume(original));
    // The visitor may have chosen another file meanwhile.
    if (!resume || input.current?.files?.[0] !== original) return;
    const transfer = new DataTransfer();
    if (resume instanceof File) {
      transfer.items.add(resume);
      setMessages(resume.size > largeSize ? { advice: messages.largeFile } : {});
      clearError(name);
    } else setMessages({ error: resume });
    input.current.files = transfer.files;
  };
  const onMount = useEffectEvent(validate);
  // The visitor may have chosen a file before hydration, or the browser may have restored it.
  useEffect(() => void onMount(), []);
  useWindowEvent('reset', () => setMessages({}));

  // Otherwise the browser would open a file that is dropped beside the field.
  const refuseDrop = (event: DragEvent) => {
    const { dataTransfer, target } = event;
    if (!dataTransfer?.types.includes('Files') || (target === input.current && !busy)) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  useWindowEvent('dragover', refuseDrop);
  useWindowEvent('drop', refuseDrop);

  return (
    <Field
      ref={input}
      name={name}
      spec={spec}
      hint={`${messages.accepted(limitText)} ${hint}`}
      error={error}
      accept={accept}
      aria-disabled={busy || undefined}
      // A file input has no read-only state.
      onClick={(event) => busy && event.preventDefault()}
      onChange={() => {
        // Hides the error of an earlier submit while the file is read.
        setMessages(input.current?.files?.length ? { error: '' } : {});
        void validate();
      }}
    >
      {advice && <Text as="p">{advice}</Text>}
      <LiveRegion>{error ?? advice}</LiveRegion>
    </Field>
  );
}
