import { routes } from '../support/fixtures/routes.ts';
import { engineNamed, styledByBrowser, test } from './test.ts';

for (const width of [390, 1280])
  test.describe(`${width} px`, () => {
    test.use({
      width,
      tolerated: async ({ engine }, use) =>
        use(engineNamed(engine).promised === 'reading' ? styledByBrowser : undefined),
    });

    test('every route opens without a word in the console', async ({ visitor }) => {
      for (const route of routes) {
        await visitor.go(route);
        await visitor.sees('heading', await visitor.title());
      }
    });
  });
