import type { RegistryEntry } from 'shared-ui/remote';
import type { shareScopes } from '../../federation/host.ts';
import type { LoadRecord } from '../../federation/load-log.ts';

/** How far a part has come in this page. */
type PartState = 'unused' | 'off' | LoadRecord['state'];
/** A part of the page as the diagnostics show it. */
export type PartLine = {
  name: string;
  version: string;
  contract: string;
  entry: string;
  state: PartState;
  record: LoadRecord | null;
};
/** A package that parts share: the copy in use, who brought it, and who uses it. */
export type PackageLine = { name: string; version: string; from: string; usedBy: string[] };

/** The parts that the registry names, with what became of each in this page. */
export function partLines(
  remotes: RegistryEntry[],
  recordOf: (name: string) => LoadRecord | null,
): PartLine[] {
  return remotes.map(({ name, version, contract, entry, disabled }) => {
    const record = recordOf(name);
    return { name, version, contract, entry, record, state: disabled ? 'off' : (record?.state ?? 'unused') };
  });
}

/** The copies of shared packages that are in use; one that nobody has loaded is left out. */
export function packageLines(scopes: ReturnType<typeof shareScopes>): PackageLine[] {
  return Object.values(scopes)
    .flatMap((packages) => Object.entries(packages))
    .flatMap(([name, versions]) =>
      Object.entries(versions)
        .filter(([, copy]) => Boolean(copy.loaded ?? copy.lib))
        .map(([version, { from = '', useIn = [] }]) => ({
          name,
          version,
          from,
          usedBy: [...new Set(useIn)].sort(),
        })),
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The whole as text, for a message to those who can help; in English, since it is read by them. */
export function reportText({
  revision,
  contract,
  parts,
  packages,
  override,
  browser,
}: {
  revision: number;
  contract: string;
  parts: PartLine[];
  packages: PackageLine[];
  override: { name: string; origin: string } | null;
  browser: string;
}): string {
  const partText = ({ name, version, contract: needs, state, record, entry }: PartLine) =>
    [
      `${name} ${version}`,
      `contract ${needs}`,
      state,
      record?.ms == null ? null : `${record.ms} ms`,
      record && record.attempts > 1 ? `attempt ${record.attempts}` : null,
      record?.why,
      record?.reference ? `reference ${record.reference}` : null,
      record?.cause,
      entry,
    ]
      .filter(Boolean)
      .join(', ');
  return [
    `Registry revision ${revision}, contract ${contract}`,
    override ? `Override: ${override.name} from ${override.origin}` : 'No override',
    ...parts.map(partText),
    ...packages.map(
      ({ name, version, from, usedBy }) => `${name} ${version} from ${from}, used by ${usedBy.join(' ')}`,
    ),
    browser,
  ].join('\n');
}
