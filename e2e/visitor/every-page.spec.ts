import { checkAccessibility } from '../support/fixtures/axe.ts';
import { builtPages } from '../support/fixtures/built.ts';
import { checkFirstVisit, watchFirstVisit } from '../support/fixtures/every-page/first-visit.ts';
import { checkLandmarks } from '../support/fixtures/every-page/landmarks.ts';
import { hydrateAll, watchPolicy } from '../support/fixtures/every-page/policy.ts';
import { checkScreen } from '../support/fixtures/every-page/screen.ts';
import { routes } from '../support/fixtures/routes.ts';
import { screens } from '../support/fixtures/screens.ts';
import { expect, test } from '../support/test-site.ts';

const addresses = builtPages().map(({ address }) => address);

test('the site has every page of the route table, the page for unknown addresses, and no other', () => {
  expect(addresses.toSorted()).toEqual([...routes, '/404'].toSorted());
  const listed = screens.map(({ route }) => route);
  expect(listed.filter((route) => !addresses.includes(route))).toEqual([]);
});

for (const address of addresses)
  test(`${address} is whole at the first visit, keeps its policy, and is accessible`, async ({ page }) => {
    const [asked, broken] = [await watchFirstVisit(page), await watchPolicy(page)];
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(address);
    for (const screen of screens.filter(({ route }) => route === address))
      await test.step('every block, link and button the document names', () => checkScreen(page, screen));
    await test.step('one request, its own font, nothing moves', () => checkFirstVisit(page, address, asked));
    await test.step('header and footer, whole on a narrow phone', () => checkLandmarks(page, address));
    await test.step('the policy holds with every island hydrated', async () => {
      await hydrateAll(page);
      expect(broken).toEqual([]);
    });
    await test.step('no rule of accessibility is broken', () => checkAccessibility(page));
  });
