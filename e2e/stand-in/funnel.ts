import type { DatabaseSync } from 'node:sqlite';
import type { Routes } from './contract.ts';
import { readFields } from './fields.ts';
import { jsonFields, MAX_JSON_BYTES } from './json.ts';

/** The steps of an application, in the order an applicant takes them. */
export const FUNNEL_KINDS = ['job_seen', 'apply_seen', 'file_chosen', 'sent', 'succeeded', 'failed'] as const;

/** Counts the steps: `POST /funnel` with `{"event": kind}` gives 204, an unknown kind 422; nothing else is kept. */
export function funnelRoutes(db: DatabaseSync): Routes {
  return {
    '/funnel': {
      method: 'POST',
      maxBytes: MAX_JSON_BYTES,
      handle: (call) => {
        const kind = readFields('body', jsonFields(call), (field) => field.text('event', checkKind));
        db.prepare('INSERT INTO funnel VALUES (?, 1) ON CONFLICT DO UPDATE SET count = count + 1').run(kind);
        return { status: 204 };
      },
    },
  };
}

function checkKind(value: string): string | undefined {
  return FUNNEL_KINDS.some((kind) => kind === value)
    ? undefined
    : `event should be ${FUNNEL_KINDS.join(', ')}`;
}
