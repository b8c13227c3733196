import { isRecord } from '../../api/answer.ts';

/** What was sent in this tab: only what the visitor gave, since the answer's body is not read. */
export interface Receipt {
  /** When the answer came, as a stamp: the application's own date is older, the moment the form was opened. */
  readonly sent: string;
  /** Label and value of each text field. */
  readonly words: readonly (readonly [label: string, value: string])[];
  readonly file: { readonly name: string; readonly size: number };
}

const key = 'applied';

/** What the tab's storage holds, as it stands; empty when there is nothing or storage is refused. */
export function stored(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** The receipts in what storage holds, the latest first; anything else in it is passed over. */
export function receiptsIn(text: string): Receipt[] {
  try {
    const values: unknown = JSON.parse(text || '[]');
    return Array.isArray(values) ? values.filter(isReceipt) : [];
  } catch {
    return [];
  }
}

/** Remembers what was sent for as long as the tab lives; where storage is refused nobody is promised a receipt. */
export function remember(receipt: Receipt): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([receipt, ...receiptsIn(stored())]));
  } catch {
    // Nothing to undo.
  }
}

function isReceipt(value: unknown): value is Receipt {
  return (
    isRecord(value) &&
    typeof value.sent === 'string' &&
    Array.isArray(value.words) &&
    value.words.every(isPair) &&
    isRecord(value.file) &&
    typeof value.file.name === 'string' &&
    typeof value.file.size === 'number'
  );
}

const isPair = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
