import { forms } from '../support/fixtures/forms.ts';
import { site } from '../../src/site.ts';
import { expect, test } from './test.ts';

test.use({ javaScript: false, tolerated: /form-action/ });

for (const { page, button } of Object.values(forms))
  test(`${page} without JavaScript names the mail address, and posts nothing`, async ({
    visitor,
    engine,
  }) => {
    test.skip(
      engine === 'webkit',
      'Its window ignores scripts and still takes <noscript> for somebody else’s.',
    );
    await visitor.go(page);
    await visitor.reads('This form needs JavaScript');
    await visitor.sees('link', site.email);
    await visitor.presses('button', button);
    expect(await visitor.driver.ask(() => location.pathname, undefined)).toBe(page);
  });
