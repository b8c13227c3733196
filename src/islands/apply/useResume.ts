import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from '../formState.ts';
import { draftFile, keepFile, markRestored, markSaving, sync } from './draft/draft.ts';
import { examine } from './resume.ts';

/** The file field as it stands. */
export interface Chosen {
  readonly file?: File;
  /** It is being read into memory. */
  readonly reading?: boolean;
  /** Why the last file was refused. */
  readonly problem?: string;
}

/** Who puts a file into the field. */
type By = 'visitor' | 'draft';

/** Puts a file into the input, or empties it: the form sends what stands there. */
function put(input: HTMLInputElement, file: File | undefined) {
  const transfer = new DataTransfer();
  if (file) transfer.items.add(file);
  input.files = transfer.files;
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * The file of a file input: judged at once, read into memory, kept in the draft and brought back from it.
 * @param input the native input, which always holds what will be sent
 */
export function useResume(input: RefObject<HTMLInputElement | null>) {
  const [chosen, setChosen] = useState<Chosen>({});
  const latest = useRef(0);
  const { busy } = useForm();
  const isBusy = useEffectEvent(() => busy);

  const take = useCallback(
    async (file: File | undefined, by: By = 'visitor') => {
      const element = input.current;
      if (!element) return;
      latest.current += 1;
      const turn = latest.current;
      const settle = (next: Chosen) => {
        put(element, next.file);
        setChosen(next);
        if (by === 'visitor') void keepFile(element.name, next.file);
      };
      if (!file) return settle({});
      put(element, file);
      setChosen({ file, reading: true });
      if (by === 'visitor') markSaving();
      const examined = await examine(file);
      // A file chosen meanwhile wins over one that took longer to read.
      if (turn !== latest.current) return;
      settle(examined);
    },
    [input],
  );

  useEffect(() => {
    const element = input.current;
    const form = element?.form;
    if (!element || !form) return undefined;
    const restore = async () => {
      const early = element.files?.[0];
      const file = await draftFile(element.name);
      if (latest.current > 0) return;
      // Firefox puts the file back by itself when a page is loaded again.
      const back = file && (!early || isSame(file, early));
      if (back) markRestored();
      // What was chosen before the script came is as good as chosen now.
      if (back || early) await take(back ? file : early, back ? 'draft' : 'visitor');
    };
    void restore();
    const end = new AbortController();
    const { signal } = end;
    sync(async (field) => {
      // What is being sent stays in the form until the answer is there.
      if (field === element.name && !isBusy()) await take(await draftFile(field), 'draft');
    }, signal);
    const empty = () => {
      latest.current += 1;
      setChosen({});
    };
    form.addEventListener('reset', empty, { signal });
    return () => end.abort();
  }, [input, take]);

  /** Puts the file that was chosen back into the input, whatever stands there. */
  const putBack = () => input.current && put(input.current, chosen.file);

  return { chosen, take, putBack };
}
