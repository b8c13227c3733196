import { useMemo, useSyncExternalStore } from 'react';
import { receipts as heading } from '../../catalogue/apply.ts';
import { headingFontAttribute } from '../../contract.ts';
import { receiptsIn, stored } from './receipts.ts';
import formStyles from '../Form.module.css';
import styles from './Receipts.module.css';

/** A page that comes back from the browser's cache shows what was sent since. */
function onShown(changed: () => void) {
  addEventListener('pageshow', changed);
  return () => removeEventListener('pageshow', changed);
}

/** What was sent in this tab, above the form: for whoever comes back, and for the printer. */
export default function Receipts() {
  const text = useSyncExternalStore(onShown, stored, () => '');
  const receipts = useMemo(() => receiptsIn(text), [text]);
  // Said to the finished page too, which carries the glyphs of its headings and no others.
  if (receipts.length === 0) return <span {...{ [headingFontAttribute]: heading }} hidden />;
  return (
    <section className={styles.receipts} aria-labelledby="sent">
      <h2 id="sent">{heading}</h2>
      {receipts.map((receipt) => (
        <dl key={String(receipt)}>
          {receipt.map(([label, value]) => (
            <div key={label}>
              <dt className={formStyles.hint}>{label}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ))}
        </dl>
      ))}
      <button type="button" className={formStyles.outline} onClick={() => print()}>
        Print
      </button>
    </section>
  );
}
