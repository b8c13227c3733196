import { once } from 'node:events';
import { expect } from '@playwright/test';
import { listApplications, readResume } from './store.ts';
import { apply, application, test } from '../support/fixtures/api.ts';
import { startProcess } from '../support/fixtures/process.ts';
import { PDF } from '../support/fixtures/resumes.ts';

const KILLS = 5;
const AT_ONCE = 4;

test('killed again and again in the middle of writes, it loses no acknowledged application', async ({
  dataDir,
}) => {
  const acknowledged = new Map<string, Buffer>();
  for (let round = 1; round <= KILLS; round++) {
    const { child, origin } = await startProcess(dataDir);
    const exit = once(child, 'exit');
    const before = acknowledged.size;

    const sendUntilKilled = async (sender: number): Promise<void> => {
      for (let turn = 1; ; turn++) {
        const name = `Applicant ${round}-${sender}-${turn}`;
        const bytes = Buffer.concat([PDF.bytes, Buffer.from(name)]);
        const answer = await apply({ origin }, application({ name, resume: { ...PDF, bytes } })).catch(
          () => undefined,
        );
        if (!answer) return;
        expect(answer.status).toBe(200);
        acknowledged.set(name, bytes);
        // A later moment each round, while the other senders are waiting for their answers.
        if (acknowledged.size - before >= round) child.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, sender) => sendUntilKilled(sender)));
    await exit;
  }

  const stored = new Map(listApplications(dataDir).map((row) => [row.name, row]));
  expect(acknowledged.size).toBeGreaterThanOrEqual((KILLS * (KILLS + 1)) / 2);
  for (const [name, bytes] of acknowledged) {
    const row = stored.get(name);
    expect(row && readResume(row).equals(bytes), name).toBe(true);
  }
});
