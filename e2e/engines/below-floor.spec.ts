import { forms } from '../support/fixtures/forms.ts';
import { site } from '../../src/site.ts';
import { styledByBrowser, test } from './test.ts';

for (const width of [390, 1280])
  test.describe(`${width} px`, () => {
    test.use({ width, tolerated: styledByBrowser });

    for (const { page } of Object.values(forms))
      test(`${page} says that the browser is too old, and names the mail address`, async ({ visitor }) => {
        await visitor.go(page);
        await visitor.reads('This browser is too old for the form');
        await visitor.sees('link', site.email);
      });

    test('the menu leads on', async ({ visitor }) => {
      await visitor.go('/contact');
      if (width === 390) await visitor.presses('summary', 'Menu');
      await visitor.presses('entry', 'About');
      await visitor.arrives('/about');
    });
  });
