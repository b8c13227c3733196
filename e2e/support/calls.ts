/** The paths of the API calls. */
export const calls = {
  login: '/user_auth/login',
  usernameCheck: '/user_auth/username/available',
  create: '/user_auth/create',
  emailCheck: '/user_auth/email/available',
  setPassword: '/user_auth/set-password',
  apply: '/user_auth/internInformation/',
  logout: '/user_auth/logout',
} as const;
