/** Google's sign-in script; the build allows it in the policy of the pages whose chunks name it. */
export const googleScript = 'https://accounts.google.com/gsi/client';
