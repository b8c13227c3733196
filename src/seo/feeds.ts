import { openJobs, pageAt } from '../collections/entries.ts';
import { site } from '../site.ts';
import { absolute } from './absolute.ts';

/** What a feed says about itself. */
export async function aboutFeed() {
  const { title, description } = (await pageAt('/positions')).data;
  return { title: `${title} · ${site.name}`, description };
}

/** The open positions as both feeds tell them, each leading to its page; a posting day begins at midnight UTC. */
export const feedItems = async () =>
  (await openJobs()).map(({ data }) => ({
    title: data.title,
    url: absolute(data.path),
    posted: new Date(data.postedOn),
    summary: data.summary,
    facts: {
      location: data.location,
      country: site.country?.name,
      experience: data.experience,
      vacancies: data.vacancies,
      employmentType: data.employmentType,
      validThrough: data.validThrough,
    },
  }));
