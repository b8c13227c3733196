import { jobs } from '../support/fixtures/openings.ts';
import { test } from './test.ts';

const box = 'I have read the terms and I agree to them (required)';
const invented = 'Chief Executive';
const query = (role: string) => `?position=${encodeURIComponent(role)}`;

for (const width of [390, 1280])
  test.describe(`${width} px`, () => {
    test.use({ width });

    for (const [role, route] of jobs.slice(0, 1))
      test(`from ${route} the role goes along to a track, through its terms and into the form`, async ({
        visitor,
      }) => {
        await visitor.go(route);
        await visitor.presses('link', 'Apply');
        await visitor.arrives(`/interns${query(role)}`);
        await visitor.reads(`You are applying for ${role}`);
        await visitor.presses('link', "I'm interested");
        await visitor.arrives(`/freshers${query(role)}`);
        await visitor.reads(`You are applying for ${role}`);
        await visitor.misses('link', 'Apply');
        await visitor.presses('field', box);
        await visitor.presses('link', 'Apply');
        await visitor.arrives(`/apply${query(role)}`);
        await visitor.finds('Position', role);
      });

    test('a role that is not open is dropped on the way and in the form', async ({ visitor }) => {
      await visitor.go(`/interns${query(invented)}`);
      await visitor.presses('link', "I'm interested");
      await visitor.arrives('/freshers');
      await visitor.presses('field', box);
      await visitor.presses('link', 'Apply');
      await visitor.arrives('/apply');
      await visitor.go(`/apply${query(invented)}`);
      await visitor.hydrated('main');
      await visitor.finds('Position', '');
    });
  });
