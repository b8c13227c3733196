/* What decides the outcome of a submit, for a test in the process: one graph of modules, so that all share the session. */
export { loginSubmit } from '../../src/islands/auth/login.ts';
export { resetSubmit } from '../../src/islands/auth/forgot-password.ts';
export { signupSubmit } from '../../src/islands/auth/signup.ts';
export { $session } from '../../src/session/session.ts';
export { signOut } from '../../src/session/sign-out.ts';
