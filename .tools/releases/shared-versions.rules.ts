import semver from 'semver';
import { kitFits } from '../../shared-ui/domain/src/registry/contract-range.rules.ts';

/** Names of what shell and remotes have in one instance, each with a version or a range. */
export type Versions = Record<string, string>;

/** A plain version stands for its line: its major one, or before 1.0 its minor one. */
function rangeOf(required: string): string {
  const version = semver.parse(required);
  if (!version) return required;
  return version.major > 0 ? `^${version.major}` : `~0.${version.minor}`;
}

/** The kit follows the contract; everything else the rules of its version. */
const fits = (name: string, required: string, offered: string) =>
  name.startsWith('shared-ui/') ? kitFits(required, offered) : semver.satisfies(offered, rangeOf(required));

/** Why a release that requires these does not run with what a shell shares; one sentence for each. */
export function sharedMisfits(requires: Versions = {}, shared: Versions | undefined): string[] {
  if (!shared) return [];
  return Object.entries(requires).flatMap(([name, required]) => {
    const offered = shared[name];
    if (offered === undefined || fits(name, required, offered)) return [];
    return [`needs ${name} ${required}, and the shell shares ${offered}`];
  });
}
