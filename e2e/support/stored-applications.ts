import { expect } from '@playwright/test';
import type { User } from './user.ts';
import { testDataDir } from './sites/local-servers.ts';
import { listApplications } from '../stand-in/applications.ts';
import { type Resume, resumes } from './resumes/resumes.ts';

/** The stored applications of a user. */
export const storedFor = ({ fullName }: User) =>
  listApplications(testDataDir).filter(({ fields }) => fields['name'] === fullName);

/** Expects one stored application of a user, with all bytes of the resume. */
export function expectStored(user: User, { name, buffer }: Resume = resumes.pdf): void {
  const stored = storedFor(user);
  expect(stored.map(({ fileName }) => fileName)).toEqual([name]);
  for (const { resume } of stored) expect(resume.equals(buffer)).toBe(true);
}
