/** The open position that `?position=…` in the URL names; undefined for any other text. */
export function positionIn(search: string, positions: readonly string[]): string | undefined {
  const position = new URLSearchParams(search).get('position');
  return positions.find((open) => open === position);
}
