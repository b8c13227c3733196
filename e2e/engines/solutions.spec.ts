import { expect, test } from './test.ts';

const lines = [
  'Network Solution',
  'Software Solution',
  'Testing Solution',
  'Web Designing',
  'Domain Registration',
];

/** In the page: how much of a section is seen through, from 0 to 1, once it is brought to the middle where asked. */
const opacity = ({ name, toMiddle }: { name: string; toMiddle: boolean }) => {
  const heading = [...document.querySelectorAll('h2')].find((each) => each.innerText.trim() === name);
  const section = heading?.closest('section');
  if (toMiddle) section?.scrollIntoView({ block: 'center', behavior: 'instant' });
  let product = heading ? 1 : NaN;
  for (let element: Element | null | undefined = heading; element; element = element.parentElement)
    product *= Number(getComputedStyle(element).opacity);
  return product;
};

for (const width of [390, 1280])
  test.describe(`${width} px`, () => {
    test.use({ width });

    test('each solution fades in once it stands in the middle of the window', async ({ visitor }) => {
      await visitor.go('/solutions');
      for (const name of lines) {
        await expect(async () =>
          expect(await visitor.driver.ask(opacity, { name, toMiddle: true }), name).toBe(1),
        ).toPass();
        const [below] = lines.slice(lines.indexOf(name) + 2);
        if (below)
          expect(await visitor.driver.ask(opacity, { name: below, toMiddle: false }), `${below}, below`).toBe(
            0,
          );
      }
    });
  });
