import type { Refused, ShellTrial, SwitchedOff } from 'shared-ui/remote';
import type { shareScopes } from '../../federation/host.ts';
import type { LoadRecord } from '../../federation/load-log.ts';
import type { PageEntry } from '../../federation/page-entry.ts';
import type { Off } from '../../federation/use-off.ts';

/** How far a part has come in this page. */
type PartState = 'unused' | 'off' | 'offHere' | 'unfit' | LoadRecord['state'];
/** Which release of a part this page has. */
type Origin = 'shell' | 'released' | 'before' | 'trial' | 'preview' | 'override';
/** A part of the page as the diagnostics show it. */
export type PartLine = {
  name: string;
  version: string;
  contract: string;
  entry: string;
  origin: Origin;
  /** Of a trial: for which share of the sessions. */
  share: number | null;
  state: PartState;
  record: LoadRecord | null;
};
/** A package that parts share: the copy in use, who brought it, and who uses it. */
export type PackageLine = { name: string; version: string; from: string; usedBy: string[] };

/** The shell, as one of the parts. `trial`: the one that some sessions are given, which may be this. */
export function shellLine(
  version: string,
  contract: string,
  page: string | null,
  trial: ShellTrial | undefined,
): PartLine {
  const share = trial?.version === version ? trial.share : null;
  return {
    name: 'shell',
    version,
    contract,
    entry: page ?? '',
    origin: share === null ? 'shell' : 'trial',
    share,
    state: 'loaded',
    record: null,
  };
}

function originOf({ name, version, isBrought, trial, before }: PageEntry, overridden: string | null): Origin {
  if (isBrought) return name === overridden ? 'override' : 'preview';
  if (trial?.version === version) return 'trial';
  return before?.some((release) => release.version === version) ? 'before' : 'released';
}

/** The parts that the registry names, with what became of each in this page. `overridden`: the developer's, if any. */
export function partLines(
  remotes: PageEntry[],
  recordOf: (name: string) => LoadRecord | null,
  offOf: (entry: PageEntry) => Off | null,
  overridden: string | null,
): PartLine[] {
  return remotes.map((remote) => {
    const { name, version, contract, entry } = remote;
    const record = recordOf(name);
    const off = offOf(remote);
    const origin = originOf(remote, overridden);
    const share = origin === 'trial' ? (remote.trial?.share ?? null) : null;
    const stateOf = (): PartState => {
      if (off) return off === 'tab' ? 'offHere' : 'off';
      return remote.isUnfit ? 'unfit' : (record?.state ?? 'unused');
    };
    return { name, version, contract, entry, origin, share, record, state: stateOf() };
  });
}

/** What is off, by name, as rows. */
export const offLines = (off: Readonly<Record<string, SwitchedOff>>): (SwitchedOff & { name: string })[] =>
  Object.entries(off)
    .map(([name, why]) => ({ name, ...why }))
    .sort((a, b) => a.name.localeCompare(b.name));

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
  refused,
  off,
  browser,
}: {
  revision: number;
  contract: string;
  parts: PartLine[];
  packages: PackageLine[];
  override: { name: string; origin: string } | null;
  refused: Refused[];
  off: (SwitchedOff & { name: string })[];
  browser: string;
}): string {
  const partText = ({ name, version, contract: needs, origin, share, state, record, entry }: PartLine) =>
    [
      `${name} ${version}`,
      `contract ${needs}`,
      origin === 'shell' || origin === 'released' ? null : origin,
      share === null ? null : `for ${share} of the sessions`,
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
    ...refused.map(({ name, version, reason, instead }) =>
      [`Not used: ${[name, version].filter(Boolean).join(' ')}`, reason, instead && `${instead} instead`]
        .filter(Boolean)
        .join(', '),
    ),
    ...off.map(({ name, why }) => `Off: ${name}, ${why}`),
    ...packages.map(
      ({ name, version, from, usedBy }) => `${name} ${version} from ${from}, used by ${usedBy.join(' ')}`,
    ),
    browser,
  ].join('\n');
}
