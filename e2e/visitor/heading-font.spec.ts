import { rebuilt } from '../support/fixtures/rebuilt.ts';
import { expect } from '../support/test-site.ts';

const name = 'Puḷḷi & Sønner';

const test = rebuilt(
  async (project) => {
    await project.edit('content/site.yaml', /^name: .*$/m, `name: ${name}`);
    await project.edit('content/pages/vision.md', /^heading: .*$/m, 'heading: VISION STATEMENT புள்ளி');
  },
  { PUBLIC_API_HOST: undefined },
);

test('a name in letters of two alphabets is read in the heading font', async ({ page }) => {
  await page.goto('/about');
  const faces = await page.evaluate(() =>
    [...document.fonts].map(({ family, status }) => `${family} ${status}`),
  );
  expect(faces.filter((face) => face.startsWith('Anek'))).toEqual(['Anek Latin loaded', 'Anek Latin loaded']);
  await expect(page.getByRole('banner').getByText(name)).toHaveCSS('font-family', /^"Anek Latin"/);
});

test('the build names the page and the letters that the heading font does not have', async ({ built }) => {
  expect(built.printed).toContain('/vision: the heading font has no ப ள ி ு ்; another font stands in.');
});

test('without an API host the pages may call their own origin alone', async ({ request }) => {
  const html = await (await request.get('/apply')).text();
  expect(html).toContain("connect-src 'self';");
});
