/** The role that the address asks for, `?position=…`: one of the open roles, else nothing. */
export function roleIn(search: string, roles: readonly string[]): string | undefined {
  const role = new URLSearchParams(search).get('position');
  return roles.find((open) => open === role);
}
