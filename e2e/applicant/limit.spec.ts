import { builds } from '../support/builds.ts';
import { choose, expectFile, expectNoFile, openForm } from '../support/fixtures/apply.ts';
import { pdfOfSize } from '../support/fixtures/resumes.ts';
import { expect, test } from '../support/fixtures/visit.ts';

const megabyte = 1024 * 1024;

test.use({ dist: builds.options.dist });

test('where the limit is known it is said beforehand, and a larger file is refused at once', async ({
  page,
}) => {
  await openForm(page);
  const field = page.getByLabel('Resume');
  await expect(field).toHaveAccessibleDescription(/^A PDF, DOC or DOCX file, up to 1 MB\./);
  await choose(page, pdfOfSize(2 * megabyte));
  await expect(page.getByRole('form').getByRole('alert')).toHaveText(
    '“resume.pdf” has 2 MB, and 1 MB is the most. Choose a PDF, DOC or DOCX file that is smaller.',
  );
  await expectNoFile(page);
  await choose(page, pdfOfSize(megabyte + 1));
  await expect(page.getByRole('form').getByRole('alert')).toHaveText(/^“resume.pdf” has 1.1 MB/);
  const most = pdfOfSize(megabyte);
  await choose(page, most);
  await expectFile(page, most);
});
