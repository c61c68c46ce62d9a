import satisfies from 'spdx-satisfies';
import semver from 'semver';
import type { Package } from './packages.rules.ts';

/** What may be in, by name where not by licence. */
export type LicencePolicy = {
  allowed: readonly string[];
  /** Packages whose licence is none of those, with the one that was read and why it may be in all the same. */
  exceptions: Readonly<Record<string, { licence: string | null; use: 'any' | 'development'; why: string }>>;
  /** Packages whose later versions have another licence or price. */
  held: Readonly<Record<string, { range: string; why: string }>>;
};

function isAllowed(licence: string | null, allowed: readonly string[]): boolean {
  if (licence === null) return false;
  try {
    return satisfies(licence, [...allowed]);
  } catch {
    // not an expression of SPDX, as "SEE LICENSE IN …" is none
    return false;
  }
}

function faultOf(one: Package, policy: LicencePolicy): string | null {
  const label = `${one.name}@${one.version}`;
  const held = policy.held[one.name];
  if (held && !semver.satisfies(one.version, held.range))
    return `${label} is outside ${held.range}: ${held.why}`;
  if (isAllowed(one.licence, policy.allowed)) return null;
  const exception = policy.exceptions[one.name];
  if (exception?.licence === one.licence && (exception.use === 'any' || !one.production)) return null;
  if (exception)
    return `${label} is ${one.licence ?? 'without a licence'}; its exception is for another case`;
  return `${label}: ${one.licence ?? 'no licence that a machine can read'} is not on the list`;
}

/** Every package that may not be in, each with its reason; and every exception that nothing needs any more. */
export function licenceFaults(packages: readonly Package[], policy: LicencePolicy): string[] {
  const names = new Set(packages.map(({ name }) => name));
  const idle = [...Object.keys(policy.exceptions), ...Object.keys(policy.held)]
    .filter((name) => !names.has(name))
    .map((name) => `${name} is not used any more: take it off the policy`);
  return [...new Set(packages.flatMap((one) => faultOf(one, policy) ?? [])), ...idle];
}
