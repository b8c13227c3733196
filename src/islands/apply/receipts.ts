import { parsed, tabStorage } from '../tabStorage.ts';

/** What was sent, line by line: label and value. */
export type Receipt = readonly (readonly [label: string, value: string])[];

const key = 'applied';

/** What the tab's storage holds, as it stands; empty when there is nothing. */
export const stored = (): string => tabStorage.read(key);

/** The receipts in what storage holds, the latest first; anything else in it is passed over. */
export function receiptsIn(text: string): Receipt[] {
  const values = parsed(text);
  return Array.isArray(values) ? values.filter(isReceipt) : [];
}

/** Remembers what was sent in this tab. */
export const remember = (receipt: Receipt): void =>
  tabStorage.write(key, JSON.stringify([receipt, ...receiptsIn(stored())]));

const isReceipt = (value: unknown): value is Receipt => Array.isArray(value) && value.every(isLine);

const isLine = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
