/** The open role that `?position=…` in the URL names; undefined for any other text. */
export function roleIn(search: string, roles: readonly string[]): string | undefined {
  const role = new URLSearchParams(search).get('position');
  return roles.find((open) => open === role);
}
