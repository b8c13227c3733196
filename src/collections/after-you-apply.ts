import { reply } from '../messages/reply.ts';
import { pageAt } from './entries.ts';
import { site } from '../site.ts';

/** What happens after an application, for the form, jobs and internships. */
export async function afterYouApply() {
  const { after } = await pageAt('/apply');
  return site.replyWithin ? `${after} ${reply(site.replyWithin)}` : after;
}
