import semver from 'semver';
import type { Package } from './packages.rules.ts';

type Severity = 'low' | 'moderate' | 'high' | 'critical';
/** A published fault of a package. */
export type Advisory = { id: string; package: string; affected: string; severity: Severity };
/** An advisory that does not concern us, until a day. */
export type AdvisoryException = { id: string; why: string; until: string };

const STOPS = new Set<Severity>(['high', 'critical']);

/** The advisories that concern a production package of ours and are grave enough to stop a release. */
export function advisoryFaults(
  packages: readonly Package[],
  advisories: readonly Advisory[],
  exceptions: readonly AdvisoryException[],
  today: string,
): string[] {
  const excused = new Set(exceptions.filter(({ until }) => until >= today).map(({ id }) => id));
  const hits = advisories
    .filter(({ id, severity }) => STOPS.has(severity) && !excused.has(id))
    .flatMap((advisory) =>
      packages
        .filter(
          ({ production, name, version }) =>
            production &&
            name === advisory.package &&
            semver.satisfies(version, advisory.affected, { includePrerelease: true }),
        )
        .map(
          ({ name, version }) =>
            `${name}@${version}: ${advisory.id} (${advisory.severity}, ${advisory.affected})`,
        ),
    );
  const over = exceptions
    .filter(({ until }) => until < today)
    .map(({ id, until }) => `the exception for ${id} ended on ${until}`);
  return [...new Set(hits), ...over];
}

type Via = { name?: string; url?: string; source?: number; severity?: Severity; range?: string } | string;

/** What `npm audit --json` told; null where the registry has no advisories to tell of. */
export function auditAdvisories(answer: unknown): Advisory[] | null {
  const { vulnerabilities } = (answer ?? {}) as { vulnerabilities?: Record<string, { via: Via[] }> };
  if (!vulnerabilities) return null;
  const direct = Object.values(vulnerabilities).flatMap(({ via }) => via);
  return direct.flatMap((via) =>
    typeof via === 'string'
      ? []
      : [
          {
            id: via.url?.split('/').at(-1) ?? String(via.source),
            package: via.name ?? '',
            affected: via.range ?? '*',
            severity: via.severity ?? 'high',
          },
        ],
  );
}
