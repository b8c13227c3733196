import { reply } from '../messages/apply.ts';
import { pageAt } from './entries.ts';
import { replyWithin } from './interpolate.ts';

/** What happens after an application, for the form, jobs and internships. */
export async function afterYouApply() {
  const { after } = await pageAt('/apply');
  return { title: after.heading, text: replyWithin ? `${after.text} ${reply(replyWithin)}` : after.text };
}
