import { readFileSync } from 'node:fs';
import { sentences } from '../support/fixtures/sentences.ts';
import { listApplications, readResume } from '../stand-in/store.ts';
import { PDF } from '../support/fixtures/resumes.ts';
import { expect, test } from './test.ts';

const upload = '/user_auth/internInformation/';

for (const width of [390, 1280])
  test.describe(`${width} px`, () => {
    test.use({ width, tolerated: /status of 500|500 \(|Internal Server Error/ });

    test('an application by keyboard: a draft that comes back, a failure, a second try, thanks', async ({
      visitor,
      faultProxy,
      servers,
      stranger,
    }) => {
      const words = {
        Name: stranger.fullName,
        Qualification: 'B.E. Mechanical',
        Position: 'Junior Devops Engineer',
      };
      await visitor.go('/apply');
      await visitor.hydrated('main');
      await visitor.types(words);
      await visitor.driver.choose('input[name=resume]', PDF.path);
      await visitor.reads(PDF.name);
      await visitor.reads('Your draft is kept on this device');

      await visitor.driver.reload();
      await visitor.hydrated('main');
      await visitor.reads('Your draft is back');
      await visitor.reads(PDF.name);
      for (const [label, text] of Object.entries(words)) await visitor.finds(label, text);

      faultProxy.inject(upload, 500);
      await visitor.tabsTo('button', 'Submit');
      await visitor.keys('Enter');
      await visitor.sees('dialog', sentences.apply.failed);
      await visitor.isOn('button', 'Close');
      await visitor.keys('Escape');
      await visitor.isOn('button', 'Try again');
      expect(listApplications(servers.api.dataDir).filter(({ name }) => name === words.Name)).toEqual([]);

      await faultProxy.clear();
      await visitor.keys('Enter');
      await visitor.sees('dialog', sentences.apply.done);
      const [stored, ...more] = listApplications(servers.api.dataDir).filter(
        ({ name }) => name === words.Name,
      );
      expect(more).toEqual([]);
      expect(stored).toMatchObject({ qualification: words.Qualification, position: words.Position });
      expect(stored?.date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      expect(stored && readResume(stored).equals(readFileSync(PDF.path)), 'the file, byte for byte').toBe(
        true,
      );
      await visitor.keys('Enter');
      await visitor.arrives('/');
    });
  });
