import { sentTo } from './ask.ts';
import { type Check, finding } from './finding.ts';

/** Every page answers at its own address: status 200, as HTML, without a redirect. */
export const pages: Check = ({ origin, pages: all }) => {
  const sent = all.flatMap(({ route, answer }) => {
    const to = sentTo(answer, origin);
    return to === undefined ? [] : `${route} (to ${to})`;
  });
  const others = all.filter(({ answer }) => sentTo(answer, origin) === undefined);
  const missing = others.filter(({ answer }) => answer.status !== 200);
  const odd = others.filter(
    ({ answer }) => !/^text\/html; ?charset=utf-8$/i.test(answer.headers['content-type'] ?? ''),
  );
  return [
    ...finding(
      'sent elsewhere',
      sent,
      'Serve each page from the file of its name, in its exact letter case and without a slash behind it: /about from about.html.',
    ),
    ...finding(
      'not there',
      missing.map(({ route, answer }) => `${route} (status ${answer.status})`),
      'Upload dist/ whole, and serve /about from about.html, in its exact letter case.',
    ),
    ...finding(
      'not sent as text/html; charset=utf-8',
      odd.map(({ route }) => route),
      'Send pages with that content type.',
    ),
  ];
};
