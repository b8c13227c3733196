import type { FieldTable } from './field-table.ts';

/** The login asks for the email, so password managers must store it as the login name (`username`). */
const email = {
  label: 'Email',
  type: 'email',
  autoComplete: 'username',
  required: 'Enter your email',
} as const;
const password = { label: 'Password', type: 'password' } as const;

/** The fields of the login. */
export const loginFields = {
  email,
  password: { ...password, autoComplete: 'current-password', required: 'Enter your password' },
} as const satisfies FieldTable;

/** The fields of the sign-up. */
export const signupFields = {
  username: {
    label: 'Username',
    autoComplete: 'nickname',
    noAutocorrect: true,
    required: 'Enter a username',
  },
  full_name: { label: 'Full name', autoComplete: 'name', required: 'Enter your full name' },
  email,
  password: { ...password, autoComplete: 'new-password', required: 'Enter a password' },
} as const satisfies FieldTable;

/** The fields of the password reset. */
export const forgotPasswordFields = {
  email,
  password: {
    ...password,
    label: 'New password',
    autoComplete: 'new-password',
    required: 'Enter a new password',
  },
} as const satisfies FieldTable;
