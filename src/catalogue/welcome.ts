/** The welcome after a sign-up, to the letter of the contract, and after a login. */
export const welcome = (company: string) => `Welcome to ${company}`;
