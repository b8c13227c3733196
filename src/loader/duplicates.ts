import { z } from 'astro/zod';

/** The addresses of a file. Links may lead to `targets`: the path, and the path with an anchor. `aliases` redirect to it. */
interface AddressesOfFile {
  readonly file: string;
  readonly targets: readonly string[];
  readonly aliases: readonly string[];
}

const addresses = z
  .object({ path: z.string().default(''), aliases: z.array(z.string()).default([]) })
  .catch({ path: '', aliases: [] });

/** The addresses in the fields of a file, also if other fields are invalid. */
export const addressesOf = (fields: object) => addresses.parse(fields);

/** A message for each address that two files share. Ignores letter case, as macOS and Windows do in file names. */
export function sharedAddresses(files: readonly AddressesOfFile[]): string[] {
  const claims = files.flatMap(({ file, targets, aliases }) =>
    [...targets, ...aliases].map((address) => ({ address, file })),
  );
  return [...Map.groupBy(claims, ({ address }) => address.toLowerCase()).values()].flatMap((group) => {
    const [first, ...others] = new Set(group.map(({ file }) => file));
    return others.map(
      (file) =>
        `${first} and ${file}: have the same address ${group.at(-1)?.address}; change it in the address (path), the further addresses (aliases) or the heading of one`,
    );
  });
}
