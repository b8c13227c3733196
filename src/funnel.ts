import { PUBLIC_FUNNEL_URL } from 'astro:env/client';

/** The steps of an application, in the order an applicant takes them. */
export type FunnelStep = 'job_seen' | 'apply_seen' | 'file_chosen' | 'sent' | 'succeeded' | 'failed';

const counted = new Set<FunnelStep>();

/**
 * Counts a step, once a page view: one message that holds the step and nothing else, no cookie, no id, nothing typed.
 * Nothing happens, and the build leaves no code, unless PUBLIC_FUNNEL_URL is set. A message that gets lost is lost.
 */
export function count(step: FunnelStep): void {
  if (!import.meta.env.FUNNEL || !PUBLIC_FUNNEL_URL || counted.has(step)) return;
  counted.add(step);
  fetch(PUBLIC_FUNNEL_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event: step }),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
}

/** Counts a page as seen: when it is drawn ahead of the visit, only once it is really shown. */
export function countSeen(step: FunnelStep): void {
  if (!import.meta.env.FUNNEL) return;
  if (!document.prerendering) return count(step);
  document.addEventListener('prerenderingchange', () => count(step), { once: true });
}
