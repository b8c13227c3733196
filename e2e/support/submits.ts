/* One entry for Vite's `runnerImport` in `outcomes.test.ts`, because two imports would create two sessions. */
export { loginSubmit } from '../../src/islands/auth/login.ts';
export { forgotPasswordSubmit } from '../../src/islands/auth/forgot-password.ts';
export { signupSubmit } from '../../src/islands/auth/signup.ts';
export { $session } from '../../src/session/session.ts';
export { signOut } from '../../src/session/sign-out.ts';
