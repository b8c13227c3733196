/**
 * The islands that call the API, as one file: each form then loads two files in parallel, this one and the one with React,
 * and the islands that call nothing load no HTTP client. The header menu imports this file for a sign-out; the login has
 * left it in the cache.
 */
export { default as ApplyForm } from './apply/ApplyForm.tsx';
export { default as ForgotPasswordForm } from './auth/ForgotPasswordForm.tsx';
export { default as LoginForm } from './auth/LoginForm.tsx';
export { default as SignupForm } from './auth/SignupForm.tsx';
export { signOut } from './header/sign-out.ts';
