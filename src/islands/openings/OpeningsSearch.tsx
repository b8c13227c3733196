import { useEffect, useRef, useState } from 'react';
import * as catalogue from '../../catalogue/openings.ts';
import { useHydrated } from '../useHydrated.ts';
import { loadOpenings, matching, type Opening } from './feed.ts';
import inputStyles from '../Input.module.css';
import styles from './OpeningsSearch.module.css';

interface Props {
  /** The places to choose from; with one there is nothing to choose. */
  places: readonly string[];
}

/** Finds openings by words and place. All openings are loaded when the search is first used, and then kept. */
export default function OpeningsSearch({ places }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState({ words: '', place: '' });
  const [openings, setOpenings] = useState<readonly Opening[] | 'failed'>();
  useHydrated(form);

  const read = () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const next = { words: String(data.get('words') ?? '').trim(), place: String(data.get('place') ?? '') };
    setQuery(next);
    if ((next.words || next.place) && !Array.isArray(openings))
      loadOpenings().then(setOpenings, () => setOpenings('failed'));
  };
  // What was typed before the island was hydrated counts too.
  useEffect(() => {
    form.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, []);

  const asked = query.words !== '' || query.place !== '';
  const found = asked && Array.isArray(openings) ? matching(openings, query.words, query.place) : undefined;
  return (
    <div className={styles.search}>
      <form ref={form} role="search" onInput={read} onSubmit={(event) => event.preventDefault()}>
        <label>
          {catalogue.label}
          <input className={inputStyles.input} type="search" name="words" autoComplete="off" />
        </label>
        {places.length > 1 && (
          <label>
            {catalogue.place}
            <select className={inputStyles.input} name="place">
              <option value="">{catalogue.anyPlace}</option>
              {places.map((place) => (
                <option key={place}>{place}</option>
              ))}
            </select>
          </label>
        )}
      </form>
      <p role="status">{asked && told(openings, found)}</p>
      {found && (
        <ul>
          {found.map(({ title, href, place }) => (
            <li key={href}>
              <a href={href}>{title}</a> {place}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function told(openings: readonly Opening[] | 'failed' | undefined, found: readonly Opening[] | undefined) {
  if (openings === 'failed') return catalogue.notLoaded;
  if (!found || !openings) return '';
  if (found.length === 0) return catalogue.none;
  return catalogue.matches(found.length, openings.length);
}
