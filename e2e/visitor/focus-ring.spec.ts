import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { plainSite } from '../unit/built-site.ts';

/** WCAG 2.2, 1.4.11: the contrast of a focus ring to the colours next to it. */
const minimum = 3;

const paths = plainSite.pages.map(({ path }) => path);

for (const media of [{}, { colorScheme: 'dark' }, { contrast: 'more' }, { forcedColors: 'active' }] as const)
  test.describe(`with the media features ${JSON.stringify(media)}`, () => {
    test.use({ contextOptions: media });

    test('every link, button and field shows a focus ring', async ({ page }) => {
      test.slow();
      for (const path of paths) {
        await page.goto(path);
        for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
        await expectRings(page, path);
      }
    });

    test('so do the buttons of a form with errors, and of its dialog', async ({
      page,
      loginPage,
      newUser,
    }) => {
      await loginPage.goto();
      await loginPage.submit();
      await expect(loginPage.errorSummary).toBeFocused();
      await expectRings(page, 'errors');
      await loginPage.fillAndSubmit(newUser);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectRings(page, 'dialog');
    });
  });

async function expectRings(page: Page, state: string): Promise<void> {
  // A browser shows the ring of an element that a script focuses only after a key.
  await page.keyboard.press('Tab');
  const rings = await page.evaluate(ringsOf);
  expect(rings, state).not.toEqual([]);
  const weak = rings.filter(({ contrast }) => contrast < minimum);
  expect.soft(weak, state).toEqual([]);
}

/** Runs in the page: the contrast of each focus ring with its ground, which is inside an element or around it. */
function ringsOf(): { element: string; contrast: number }[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas');
  const rgbaOf = (colour: string) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return 'Canvas';
    const { backgroundColor } = getComputedStyle(element);
    return rgbaOf(backgroundColor)[3] === 255 ? backgroundColor : groundOf(element.parentElement);
  };
  const luminanceOf = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = rgbaOf(colour)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const dialog = document.querySelector('dialog[open]') ?? document;
  const controls = dialog.querySelectorAll<HTMLElement>('a[href], button, summary, input');
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return [];
    control.focus({ preventScroll: true });
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(control);
    const isInside = parseFloat(outlineOffset) <= -parseFloat(outlineWidth);
    const ground = groundOf(isInside ? control : control.parentElement);
    const [dark = 0, light = 0] = [luminanceOf(outlineColor), luminanceOf(ground)].sort((a, b) => a - b);
    const contrast = outlineStyle === 'none' ? 1 : (light + 0.05) / (dark + 0.05);
    return { element: control.outerHTML.slice(0, 100), contrast };
  });
}
