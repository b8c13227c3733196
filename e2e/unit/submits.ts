/* What decides the outcome of a submit, for a test in the process: one graph of modules, so that all share the session. */
export { logInTo } from '../../src/islands/auth/login.ts';
export { resetPassword } from '../../src/islands/auth/forgot-password.ts';
export { signUpTo } from '../../src/islands/auth/signup.ts';
export { $session } from '../../src/session/session.ts';
export { signOut } from '../../src/session/sign-out.ts';
