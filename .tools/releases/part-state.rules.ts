import type {
  Registry,
  RegistryEntry,
  RemoteRelease,
  ShellRelease,
  ShellTrial,
  SwitchedOff,
} from '../../shared-ui/domain/src/registry/registry.ts';
import {
  changesOf,
  plainRelease,
  releasesOf,
  SHELL,
  type Change,
  type PartRelease,
  type PartTrial,
} from './changes.rules.ts';

/** Where a part stands after all that was done to it. */
export type PartState = {
  /** What ran, oldest first: the last is in use, the others are what a rollback leads back along. */
  ran: PartRelease[];
  /** Versions that were taken back; only who names one gets it. */
  bad: Set<string>;
  off: SwitchedOff | null;
  trial: PartTrial | null;
  /** Switched off by an older tool, whose deploys switched it on again. */
  offUntilDeploy: boolean;
};

/** So many releases before the present one are named for shells that can't use it. */
const BEFORE = 3;

function putIntoUse(state: PartState, release: PartRelease): void {
  if (state.ran.at(-1)?.version === release.version) state.ran.pop();
  state.ran.push(plainRelease(release));
  state.bad.delete(release.version);
  state.trial = null;
  if (state.offUntilDeploy) state.off = null;
}

function takeBack(state: PartState, { from, entry }: Change): void {
  if (!entry) {
    if (from) state.bad.add(from);
    state.ran = [];
    state.trial = null;
    return;
  }
  const place = state.ran.slice(0, -1).findLastIndex(({ version }) => version === entry.version);
  // one that had been taken back before, and is named: it comes into use again, and what it replaces was not at fault
  if (place >= 0) {
    if (from) state.bad.add(from);
    state.ran = state.ran.slice(0, place + 1);
  }
  putIntoUse(state, entry);
}

function apply(state: PartState, change: Change): void {
  const { kind, entry, off, trial } = change;
  if (kind === 'deploy' && entry) putIntoUse(state, entry);
  if (kind === 'rollback') takeBack(state, change);
  if (kind === 'disable') {
    state.off = off ?? entry?.disabled ?? { why: change.why };
    state.offUntilDeploy = off === undefined;
  }
  if (kind === 'enable') state.off = null;
  if (kind === 'trial' && trial) {
    state.trial = trial;
    state.bad.delete(trial.version);
  }
  if (kind === 'stop') {
    if (state.trial) state.bad.add(state.trial.version);
    state.trial = null;
  }
}

/** Where a part stands after these changes. */
export function stateOf(changes: Change[], part: string): PartState {
  const state: PartState = { ran: [], bad: new Set(), off: null, trial: null, offUntilDeploy: false };
  for (const change of changesOf(changes, part)) apply(state, change);
  return state;
}

/** The release of a part that is in use, of those that were deployed. */
export const presentOf = (changes: Change[], part: string): PartRelease | null =>
  stateOf(changes, part).ran.at(-1) ?? null;

/** What ran before the present release and is not bad, newest first. */
function releasesBefore({ ran, bad }: PartState): PartRelease[] {
  const present = ran.at(-1)?.version;
  const good = ran.toReversed().filter(({ version }) => version !== present && !bad.has(version));
  return good.filter(({ version }, index) => good.findIndex((other) => other.version === version) === index);
}

/**
 * The release to go back to: that which ran before the present one and was not taken back itself, or null where there is
 * none. `to`: the one that is named, bad or not. Throws when nothing is deployed.
 */
export function releaseBefore(changes: Change[], part: string, to?: string): PartRelease | null {
  const state = stateOf(changes, part);
  if (to === undefined) {
    if (state.ran.length === 0) throw new Error(`${part} is not deployed here.`);
    return releasesBefore(state)[0] ?? null;
  }
  const named = releasesOf(changes, part).findLast(({ version }) => version === to);
  if (!named) throw new Error(`${part} ${to} was never deployed here.`);
  return named;
}

function entryOf(state: PartState): RegistryEntry | null {
  const present = state.ran.at(-1) as RemoteRelease | undefined;
  if (!present) return null;
  const before = releasesBefore(state).slice(0, BEFORE) as RemoteRelease[];
  return {
    ...present,
    // older servers know of no other switch
    ...(state.off && { disabled: state.off }),
    ...(before.length > 0 && { before }),
    ...(state.trial && { trial: state.trial as NonNullable<RegistryEntry['trial']> }),
  };
}

/** What the registry says after these changes. The revision is their number. */
export function registryAfter(changes: Change[]): Registry {
  const names = [...new Set(changes.map(({ remote }) => remote))].sort();
  const states = names.map((name) => [name, stateOf(changes, name)] as const);
  const off = states.flatMap(([name, state]) => (state.off ? [[name, state.off] as const] : []));
  const remotes = states.flatMap(([name, state]) => (name === SHELL ? [] : (entryOf(state) ?? [])));
  const { ran, trial } = stateOf(changes, SHELL);
  const shell = ran.at(-1) as ShellRelease | undefined;
  return {
    revision: changes.length,
    remotes,
    ...(shell && { shell }),
    ...(trial && { shellTrial: trial as ShellTrial }),
    ...(off.length > 0 && { off: Object.fromEntries(off) }),
  };
}
