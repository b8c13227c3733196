import { attempt } from '../../attempt.ts';

/** What was sent, line by line: label and value. */
export type Receipt = readonly (readonly [label: string, value: string])[];

const key = 'applied';

/** What the tab's storage holds, as it stands; empty when there is nothing or storage is refused. */
export const stored = (): string => attempt(() => sessionStorage.getItem(key)) ?? '';

/** The receipts in what storage holds, the latest first; anything else in it is passed over. */
export function receiptsIn(text: string): Receipt[] {
  const values: unknown = attempt(() => JSON.parse(text));
  return Array.isArray(values) ? values.filter(isReceipt) : [];
}

/** Remembers what was sent for as long as the tab lives; where storage is refused nobody is promised a receipt. */
export const remember = (receipt: Receipt): void =>
  attempt(() => sessionStorage.setItem(key, JSON.stringify([receipt, ...receiptsIn(stored())])));

const isReceipt = (value: unknown): value is Receipt => Array.isArray(value) && value.every(isLine);

const isLine = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
