import type { Host, HostResponse } from './Host.ts';

/**
 * If the host also responds under its name with `www.` added or removed, that name must redirect here, because the API allows
 * one origin.
 */
export async function checkOtherName(
  host: Host,
  other = host.origin.replace(/\/\/(www\.)?/, (_, www?: string) => (www ? '//' : '//www.')),
) {
  const response = await host.get(`${other}/about`, { timeout: 5000 }).catch(() => undefined);
  if (!response) return [];
  const servesNoPage = ({ status, location }: HostResponse) => status >= 400 || location === '/about';
  return host.faultsOf([[`Redirect ${other} to ${host.origin}`, [response], servesNoPage]]);
}
