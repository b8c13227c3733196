import type { Failure } from './failure.ts';

/** Every sentence of the error catalogue (product.md section 8), to the letter. */
export const catalogue = {
  login: {
    invalid: 'Invalid email or password',
    server: 'Server error. Please try again later.',
    other: 'Something went wrong',
    network: 'Network error. Please check your connection.',
  },
  signup: {
    taken: 'Username already in use, Try unique username or Please login',
    failed: 'Signup failed. Email may already be in use.',
    unchecked: 'Unable to check username. Please try again.',
  },
  reset: {
    unknown: 'Email not Registered Please Sign up',
    done: 'Password Updated successfully,Please login',
    failed: 'Something went wrong while resetting the password.',
    unexpected: 'Unexpected server response.',
    unchecked: 'Failed to check email availability.',
  },
  intern: {
    done: 'Thank you for applying , We will contact you soon',
    failed: 'Something went wrong. Please try again.',
  },
  signout: {
    done: 'Thank you for visiting, Logout successfully',
    failed: 'Logout failed. Please try again.',
    unexpected: 'Unexpected response. Please try again.',
    nobody: 'No user logged in.',
  },
} as const;

/** The welcome after sign-up, and after login, whose words the document does not show. */
export const welcome = (company: string) => `Welcome to ${company}`;

/** What the server's answers must say, to the letter (product.md sections 4 and 8). */
export const answers = {
  usernameTaken: 'Username is already taken',
  emailRegistered: 'Email is already registered',
  loggedOut: 'User logged out successfully',
} as const;

const markup = /<[a-z!/]/i;

/** The sentence for a login that failed: 401 or "invalid" in the detail, 500, the server's own words, or no answer. */
export function loginSentence(failure: Failure): string {
  const { invalid, server, other, network } = catalogue.login;
  if (failure.kind === 'lost') return network;
  if (failure.kind !== 'refused') return other;
  if (failure.status === 401 || failure.detail.some((text) => /invalid/i.test(text))) return invalid;
  if (failure.status === 500) return server;
  return failure.detail.filter((text) => !markup.test(text)).join(' ') || other;
}
