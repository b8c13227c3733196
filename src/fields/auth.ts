import type { FieldTable } from './field-table.ts';

const email = { label: 'Email', type: 'email', required: 'Enter your email' } as const;
const password = { label: 'Password', type: 'password' } as const;

/** The fields of the login. */
export const loginFields = {
  email: { ...email, autoComplete: 'username' },
  password: { ...password, autoComplete: 'current-password', required: 'Enter your password' },
} as const satisfies FieldTable;

/** The fields of the sign-up. */
export const signupFields = {
  username: { label: 'Username', autoComplete: 'username', required: 'Enter a username' },
  full_name: { label: 'Full name', autoComplete: 'name', required: 'Enter your full name' },
  email: { ...email, autoComplete: 'email' },
  password: { ...password, autoComplete: 'new-password', required: 'Enter a password' },
} as const satisfies FieldTable;

/** The fields of the password reset. */
export const forgotPasswordFields = {
  email: { ...email, autoComplete: 'username' },
  password: {
    ...password,
    label: 'New password',
    autoComplete: 'new-password',
    required: 'Enter a new password',
  },
} as const satisfies FieldTable;
