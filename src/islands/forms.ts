/**
 * The islands that call the API, as one chunk: a form loads it and the chunk with React in parallel, and other islands load
 * no HTTP client. The header imports it for a sign-out; after a login it is in the HTTP cache.
 */
export { default as ApplyForm } from './apply/ApplyForm.tsx';
export { default as AuthForm } from './auth/AuthForm.tsx';
export { signOut } from '../sign-out.ts';
