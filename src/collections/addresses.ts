import { z } from 'astro/zod';

/**
 * The addresses of a file. Its path is that of its page. Targets are what a link may name: the path, and the path with an
 * anchor. Aliases redirect to the page, and no link names them.
 */
interface AddressesOfFile {
  readonly file: string;
  readonly targets: readonly string[];
  readonly aliases: readonly string[];
}

const addresses = z
  .object({ path: z.string().default(''), aliases: z.array(z.string()).default([]) })
  .catch({ path: '', aliases: [] });

/** The addresses in the fields of a file, which are compared also if other fields are invalid. */
export const addressesOf = (fields: object) => addresses.parse(fields);

/** A redirect to itself never ends, and nginx accepts each address once. */
export const repeatedAddresses = (own: readonly string[]): string[] =>
  [...new Set(own.filter((address, index) => own.indexOf(address) < index))].map(
    (address) => `Further addresses (aliases): ${address} is an address of this page already; remove it`,
  );

/**
 * A message for each address that two files have. Letter case does not count, because macOS and Windows take `/About` and
 * `/about` for the same file.
 */
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
