/** Where a content file answers: its `path` and its `aliases`. */
export interface Addressed {
  readonly path: string;
  readonly aliases: readonly string[];
  /** How a sentence about one of its fields begins. */
  readonly locationOf: (field: readonly string[]) => string;
  readonly file: string;
}

/**
 * One sentence for every address that an earlier file has, or has in other letter case: on many disks both would be
 * one file. A file's own aliases may differ from its path by letter case, since they hold the same page.
 */
export function equalPaths(files: readonly Addressed[]): string[] {
  const owners = new Map<string, { address: string; owner: Addressed }>();
  return files.flatMap((owner) =>
    [owner.path, ...owner.aliases].flatMap((address, index) => {
      const known = owners.get(address.toLowerCase());
      if (!known) owners.set(address.toLowerCase(), { address, owner });
      if (!known || (known.owner === owner && known.address !== address)) return [];
      const where = owner.locationOf(index === 0 ? ['path'] : ['aliases', String(index - 1)]);
      return known.address === address
        ? `${where}: ${address} is already the address of ${known.owner.file}; give one another`
        : `${where}: ${address} differs from ${known.address} of ${known.owner.file} by letter case alone, and many disks take the two for one; give one another`;
    }),
  );
}
