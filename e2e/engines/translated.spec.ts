import { listApplications } from '../stand-in/store.ts';
import { renderedAnew, wrapTexts } from '../support/fixtures/changed-page.ts';
import { PDF } from '../support/fixtures/resumes.ts';
import { sentences } from '../support/fixtures/sentences.ts';
import { expect, test } from './test.ts';

const box = 'I have read the terms and I agree to them (required)';
const upload = '/user_auth/internInformation/';
const scripts = '/_astro/*';

for (const width of [390, 1280])
  test.describe(`${width} px, a page that was translated`, () => {
    const refused = /status of 500|500 \(|Internal Server Error/;
    test.use({ width, tolerated: new RegExp(`${renderedAnew.source}|${refused.source}`) });

    test('before the terms are hydrated: the first tick stays, with its link', async ({
      visitor,
      siteProxy,
    }) => {
      const arrive = siteProxy.hold(scripts);
      await visitor.go('/freshers');
      await visitor.driver.ask(wrapTexts, false);
      await visitor.presses('field', box);
      await visitor.sees('link', 'Apply');
      arrive();
      await visitor.hydrated('main');
      await visitor.sees('link', 'Apply');
      await visitor.isOn('field', box);
      await visitor.keys('Space');
      await visitor.misses('link', 'Apply');
    });

    test('after the terms are hydrated: the link follows the box', async ({ visitor }) => {
      await visitor.go('/freshers');
      await visitor.hovers('field', box);
      await visitor.hydrated('main');
      await visitor.driver.ask(wrapTexts, true);
      await visitor.presses('field', box);
      await visitor.sees('link', 'Apply');
      await visitor.presses('field', box);
      await visitor.misses('link', 'Apply');
    });

    test('before the form is hydrated: what was typed stays', async ({ visitor, siteProxy, stranger }) => {
      const arrive = siteProxy.hold(scripts);
      await visitor.go('/apply');
      await visitor.driver.ask(wrapTexts, false);
      await visitor.types({ Name: stranger.fullName, Qualification: 'B.E. Mechanical' });
      arrive();
      await visitor.hydrated('main');
      await visitor.finds('Name', stranger.fullName);
      await visitor.finds('Qualification', 'B.E. Mechanical');
      await visitor.isOn('field', 'Qualification');
    });

    test('after the form is hydrated, and going on: it fails, and is sent once', async ({
      visitor,
      faultProxy,
      servers,
      stranger,
    }) => {
      const sentBy = () =>
        listApplications(servers.api.dataDir).filter(({ name }) => name === stranger.fullName);
      await visitor.go('/apply');
      await visitor.hydrated('main');
      await visitor.driver.ask(wrapTexts, true);
      await visitor.types({
        Name: stranger.fullName,
        Qualification: 'B.E. Mechanical',
        Position: 'Junior Devops Engineer',
      });
      await visitor.driver.choose('input[name=resume]', PDF.path);
      await visitor.reads(PDF.name);
      faultProxy.inject(upload, 500);
      await visitor.presses('button', 'Submit');
      await visitor.sees('dialog', sentences.apply.failed);
      await visitor.presses('button', 'Close');
      await visitor.finds('Name', stranger.fullName);
      expect(sentBy()).toEqual([]);
      await faultProxy.clear();
      await visitor.presses('button', 'Try again');
      await visitor.sees('dialog', sentences.apply.done);
      expect(sentBy()).toHaveLength(1);
    });
  });
