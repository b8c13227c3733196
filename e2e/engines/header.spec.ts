import { engineNamed, expect, test } from './test.ts';

const twoMayStand =
  'Without JavaScript, one dropdown at a time is not promised where names on details are unknown.';
const noFingers = 'The driver of this engine has no fingers.';

for (const hand of ['finger', 'mouse'] as const)
  for (const javaScript of [true, false])
    test.describe(`390 px, ${hand}, JavaScript ${javaScript ? 'on' : 'off'}`, () => {
      test.use({ width: 390, javaScript });
      test.skip(({ engine }) => hand === 'finger' && !engineNamed(engine).fingers, noFingers);

      test('the menu opens one dropdown at a time', async ({ visitor, engine }) => {
        test.skip(!javaScript && !engineNamed(engine).namedDetails, twoMayStand);
        await visitor.go('/contact');
        await visitor.presses('summary', 'Menu', hand);
        await visitor.presses('summary', 'Products', hand);
        await visitor.sees('entry', 'Aedan');
        await visitor.presses('summary', 'Services', hand);
        await visitor.sees('entry', 'Branding');
        await visitor.misses('entry', 'Aedan');
      });

      test('the menu leads on, and is closed on the next page', async ({ visitor }) => {
        await visitor.go('/contact');
        await visitor.misses('entry', 'Branding');
        await visitor.presses('summary', 'Menu', hand);
        await visitor.sees('entry', 'Login');
        await visitor.presses('summary', 'Services', hand);
        await visitor.presses('entry', 'Branding', hand);
        await visitor.arrives('/morebrand');
        await visitor.misses('entry', 'Login');
      });
    });

test.describe('390 px', () => {
  test.use({ width: 390 });

  test('Escape closes the dropdown, then the menu, and focus goes to their buttons', async ({ visitor }) => {
    await visitor.go('/contact');
    await visitor.tabsTo('summary', 'Menu');
    await visitor.keys('Enter');
    await visitor.hydrated('header');
    await visitor.tabsTo('summary', 'Services');
    await visitor.keys('Enter');
    await visitor.sees('entry', 'Branding');
    await visitor.keys('Escape');
    await visitor.misses('entry', 'Branding');
    await visitor.isOn('summary', 'Services');
    await visitor.keys('Escape');
    await visitor.misses('entry', 'Login');
    await visitor.isOn('summary', 'Menu');
  });

  test('a press outside closes the menu, and a page that comes back has it closed', async ({ visitor }) => {
    await visitor.go('/products');
    await visitor.presses('summary', 'Menu');
    await visitor.hydrated('header');
    await visitor.pressesOutside();
    await visitor.misses('entry', 'Login');
    await visitor.presses('summary', 'Menu');
    await visitor.presses('summary', 'Services');
    await visitor.presses('entry', 'Branding');
    await visitor.arrives('/morebrand');
    await visitor.back();
    await visitor.arrives('/products');
    await visitor.misses('entry', 'Login');
    await visitor.presses('summary', 'Menu');
    await visitor.misses('entry', 'Branding');
  });
});

for (const javaScript of [true, false])
  test.describe(`1280 px, JavaScript ${javaScript ? 'on' : 'off'}`, () => {
    test.use({ javaScript });

    test('hover opens a dropdown, and leaving it closes it', async ({ visitor }) => {
      await visitor.go('/contact');
      await visitor.hovers('entry', 'Solutions');
      await visitor.hovers('entry', 'Network Solution');
      await visitor.sees('entry', 'Network Solution');
      await visitor.leaves();
      await visitor.misses('entry', 'Network Solution');
    });

    test('clicks open one dropdown at a time', async ({ visitor, engine }) => {
      test.skip(!javaScript && !engineNamed(engine).namedDetails, twoMayStand);
      await visitor.go('/contact');
      await visitor.presses('summary', 'Solutions menu');
      await visitor.sees('entry', 'Web Designing');
      await visitor.presses('summary', 'Services menu');
      await visitor.sees('entry', 'Branding');
      await visitor.misses('entry', 'Web Designing');
    });

    test('clicks lead on, and the dropdowns are closed on the next page', async ({ visitor }) => {
      await visitor.go('/contact');
      await visitor.presses('summary', 'Services menu');
      await visitor.presses('entry', 'Branding');
      await visitor.arrives('/morebrand');
      await visitor.presses('entry', 'Products');
      await visitor.arrives('/products');
      await visitor.leaves();
      await visitor.misses('entry', 'Aedan');
    });

    test('a key opens a dropdown, focus alone does not', async ({ visitor }) => {
      await visitor.go('/contact');
      await visitor.tabsTo('summary', 'Services menu');
      await visitor.misses('entry', 'Branding');
      await visitor.keys('Enter');
      await visitor.sees('entry', 'Branding');
      await visitor.keys('Space');
      await visitor.misses('entry', 'Branding');
      await visitor.keys('Space');
      await visitor.tabsTo('entry', 'All services');
      await visitor.keys('Enter');
      await visitor.arrives('/services');
    });
  });

test('Escape closes a dropdown that a key opened, and focus stays', async ({ visitor }) => {
  await visitor.go('/contact');
  await visitor.tabsTo('summary', 'Services menu');
  await visitor.keys('Enter');
  await visitor.sees('entry', 'Branding');
  await visitor.hydrated('header');
  await visitor.keys('Escape');
  await visitor.misses('entry', 'Branding');
  await visitor.isOn('summary', 'Services menu');
});

test('Escape closes a dropdown that hover opened, until the pointer comes again', async ({ visitor }) => {
  await visitor.go('/contact');
  await visitor.hovers('entry', 'Services');
  await visitor.sees('entry', 'Branding');
  await visitor.hydrated('header');
  await visitor.keys('Escape');
  await visitor.misses('entry', 'Branding');
  await visitor.leaves();
  await visitor.hovers('entry', 'Services');
  await visitor.sees('entry', 'Branding');
});

test('a click outside closes a dropdown, and a page that comes back has it closed', async ({ visitor }) => {
  await visitor.go('/contact');
  await visitor.presses('summary', 'Services menu');
  await visitor.hydrated('header');
  await visitor.pressesOutside();
  await visitor.misses('entry', 'Branding');
  await visitor.presses('summary', 'Services menu');
  await visitor.presses('entry', 'Branding');
  await visitor.arrives('/morebrand');
  await visitor.leaves();
  await visitor.back();
  await visitor.arrives('/contact');
  await visitor.misses('entry', 'Branding');
});

test('Back comes to the page as it was left, from the cache of the browser', async ({ visitor, engine }) => {
  test.skip(
    engine !== 'webkit',
    'A Firefox that is driven, and a Chromium of 2022 without a window, keep no page.',
  );
  await visitor.go('/contact');
  await visitor.driver.ask(() => (document.documentElement.dataset['mark'] = 'left'), undefined);
  await visitor.presses('entry', 'Home');
  await visitor.arrives('/');
  await visitor.back();
  await visitor.arrives('/contact');
  expect(await visitor.driver.ask(() => document.documentElement.dataset['mark'], undefined)).toBe('left');
});
