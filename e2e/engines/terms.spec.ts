import { test } from './test.ts';

const box = 'I have read the terms and I agree to them (required)';

for (const width of [390, 1280])
  for (const javaScript of [true, false])
    test.describe(`${width} px, JavaScript ${javaScript ? 'on' : 'off'}`, () => {
      test.use({ width, javaScript });

      test('ticking the terms shows Apply, unticking hides it', async ({ visitor }) => {
        await visitor.go('/freshers');
        await visitor.sees('field', box);
        await visitor.misses('link', 'Apply');
        await visitor.presses('field', box, 'finger');
        await visitor.sees('link', 'Apply');
        await visitor.presses('field', box);
        await visitor.misses('link', 'Apply');
        await visitor.tabsTo('field', box);
        await visitor.keys('Space', 'Tab');
        await visitor.isOn('link', 'Apply');
        await visitor.keys('Enter');
        await visitor.arrives('/apply');
      });
    });
