import semver from 'semver';
import type { Registry } from '../../shared-ui/domain/src/registry/registry.ts';
import { signedText } from '../../shared-ui/domain/src/registry/signed-text.rules.ts';
import {
  plainRelease,
  releasesOf,
  SHELL,
  type Change,
  type PartRelease,
  type PartTrial,
} from './changes.rules.ts';
import { allowedSigner, isVouchedFor, readKeys, signedRelease, type Signer } from './keys.ts';
import { presentOf, releaseBefore, stateOf } from './part-state.rules.ts';
import { readChanges, recordChange } from './registry-changes.ts';
import type { Target } from './target.ts';
import { folderOf, isThere, partOf, uploadRelease, VersionTaken, type Release } from './upload-release.ts';
import { faultsOfRemote, faultsOfShell, type World } from './world.rules.ts';
import { deployedWorld, worldOf, type Around } from './world.ts';

/** Who asks, and why; kept with the change. Where a key signs, it says who. */
export type Asked = { by: string; why: string; signer?: Signer | null };

/** A release as it was built, and where its world is asked for. */
export type Offered = {
  release: Release<PartRelease>;
  /** The folder that it was built into. */
  built: string;
  around: Around;
  /** For this share (0 to 1) of the sessions alone; none: for all. */
  share?: number;
  /** What was left out when it was looked at; stands in the record. */
  unchecked?: string[];
};

/** Refuses what would not fit the world, in the shell's own words. */
function check(release: PartRelease, world: World): void {
  const part = partOf(release);
  const faults = 'name' in release ? faultsOfRemote(release, world) : faultsOfShell(release, world);
  if (faults.length) throw new Error(`${part} ${release.version} is refused: ${faults.join('; ')}.`);
}

/** The release with its address at the target: relative to the registry, so that a whole target can stand anywhere. */
function placed(release: PartRelease): PartRelease {
  const folder = folderOf(partOf(release), release.version);
  const fileOf = (address: string) => address.split('/').at(-1) ?? '';
  return 'name' in release
    ? { ...release, entry: folder + fileOf(release.entry) }
    : { ...release, page: folder + fileOf(release.page) };
}

/** Refuses a version under which something else was deployed, even where its files are gone by now. */
function checkVersion(release: PartRelease, changes: Change[]): void {
  const part = partOf(release);
  if (semver.valid(release.version) !== release.version)
    throw new Error(`${part} ${release.version}: a version is three numbers, as in 1.4.0.`);
  const earlier = releasesOf(changes, part).filter(({ version }) => version === release.version);
  if (earlier.some((other) => signedText(other) !== signedText(release)))
    throw new VersionTaken(part, release.version);
}

/** A share of the sessions as a person names it. */
export function shareFrom(text: string | number | undefined): number {
  const share = Number(text);
  if (share > 0 && share <= 1) return share;
  throw new Error('A share is a number above 0 and up to 1, as in 0.1.');
}

/** What a trial needs: something that is in use for the others. Of the shell that is at least the one that came with the server. */
function checkShare(part: string, share: number, changes: Change[]): void {
  shareFrom(share);
  if (share < 1 && part !== SHELL && !presentOf(changes, part))
    throw new Error(
      `${part} is not deployed here yet, so the other sessions would have nothing: deploy it without --share first.`,
    );
}

/** Uploads a release and puts it into use, or on trial. Nothing is written before all is looked at. */
export async function deploy(
  target: Target,
  { release, built, around, share = 1, unchecked }: Offered,
  asked: Asked,
): Promise<Registry> {
  const part = partOf(release.entry);
  const signer = await allowedSigner(target, part, asked.signer ?? null);
  const before = await readChanges(target);
  const entry = signedRelease(placed(plainRelease(release.entry)), signer);
  checkVersion(entry, before);
  checkShare(part, share, before);
  check(entry, await worldOf(before, around));
  await uploadRelease(target, { ...release, entry }, built);
  const changes = await readChanges(target);
  const change = { by: asked.by, why: asked.why, remote: part, ...(unchecked?.length && { unchecked }) };
  return share < 1
    ? recordTrial(target, changes, { ...entry, share }, change, signer)
    : recordRelease(target, changes, entry, { ...change, kind: 'deploy' }, signer);
}

type Said = Pick<Change, 'by' | 'why' | 'remote' | 'unchecked'>;

const recordRelease = (
  target: Target,
  changes: Change[],
  entry: PartRelease | null,
  said: Said & Pick<Change, 'kind'>,
  signer: Signer | null,
) => {
  const from = presentOf(changes, said.remote)?.version ?? null;
  return recordChange(target, changes, { ...said, from, to: entry?.version ?? null, entry }, signer);
};

/** A change that leaves what is in use for all as it is. */
function recordBeside(
  target: Target,
  changes: Change[],
  change: Said & Pick<Change, 'kind' | 'off' | 'trial'>,
  signer: Signer | null,
) {
  const entry = presentOf(changes, change.remote);
  const version = entry?.version ?? null;
  return recordChange(target, changes, { ...change, from: version, to: version, entry }, signer);
}

const recordTrial = (
  target: Target,
  changes: Change[],
  trial: PartTrial,
  said: Said,
  signer: Signer | null,
) => recordBeside(target, changes, { ...said, kind: 'trial', trial }, signer);

/** The world of a rollback, which must be possible while the app is down: what can't be asked is told. */
async function worldToReturnTo(changes: Change[], app: string | null, tell: (sentence: string) => void) {
  if (app === null) return deployedWorld(changes);
  return worldOf(changes, { app, built: () => null }).catch((error: Error) => {
    tell(`${error.message} It is gone back without having asked it.`);
    return deployedWorld(changes);
  });
}

/**
 * Goes back to the release before along the history, or to the one named; out of the registry where there was none
 * before. What is left is bad from then on. A trial is the last thing that was done, so it is what is taken back first.
 */
export async function rollback(
  target: Target,
  part: string,
  { to, app, tell }: { to?: string | undefined; app: string | null; tell: (sentence: string) => void },
  asked: Asked,
): Promise<Registry> {
  const changes = await readChanges(target);
  const signer = asked.signer ?? null;
  if (to === undefined && stateOf(changes, part).trial) return stopTrial(target, part, asked);
  const release = releaseBefore(changes, part, to);
  if (!release)
    return recordRelease(target, changes, null, { ...saidOf(asked, part), kind: 'rollback' }, signer);
  if (!(await isThere(target, part, release.version)))
    throw new Error(`${part} ${release.version} has been pruned.`);
  const world = await worldToReturnTo(changes, app, tell);
  if (world) check(release, world);
  const keys = await readKeys(target);
  const isSigned = !keys || isVouchedFor(keys, part, signedText(release), release.signature);
  const entry = isSigned ? release : signedRelease(release, await allowedSigner(target, part, signer));
  return recordRelease(target, changes, entry, { ...saidOf(asked, part), kind: 'rollback' }, signer);
}

const saidOf = ({ by, why }: Asked, part: string): Said => ({ by, why, remote: part });

/**
 * Switches a remote off, deployed or not, until `switchOn`: its screens then say why, in the reader's language, in open
 * tabs as well. No deploy and no rollback lifts it.
 */
export async function switchOff(
  target: Target,
  part: string,
  { whyEs, ...asked }: Asked & { whyEs?: string | undefined },
): Promise<Registry> {
  if (part === SHELL) throw new Error('The shell can’t be switched off: roll it back.');
  if (!asked.why.trim()) throw new Error('People will read why: --why "…" --why-es "…".');
  const off = { why: asked.why, ...(whyEs?.trim() && { whyEs }) };
  const change = { ...saidOf(asked, part), kind: 'disable' as const, off };
  return recordBeside(target, await readChanges(target), change, asked.signer ?? null);
}

/** Switches a remote on again. */
export async function switchOn(target: Target, part: string, asked: Asked): Promise<Registry> {
  const changes = await readChanges(target);
  if (!stateOf(changes, part).off) throw new Error(`${part} is not switched off.`);
  return recordBeside(target, changes, { ...saidOf(asked, part), kind: 'enable' }, asked.signer ?? null);
}

/** Gives what is on trial to another share of the sessions; 1 puts it into use for all. */
export async function setShare(
  target: Target,
  part: string,
  { share, around }: { share: number; around: Around },
  asked: Asked,
): Promise<Registry> {
  const changes = await readChanges(target);
  const { trial } = stateOf(changes, part);
  if (!trial) throw new Error(`Nothing of ${part} is on trial: deploy with --share 0.1 first.`);
  checkShare(part, share, changes);
  const signer = asked.signer ?? null;
  const said = saidOf(asked, part);
  if (share < 1) return recordTrial(target, changes, { ...trial, share }, said, signer);
  const release = plainRelease<PartRelease>(trial);
  // the world may be another by now
  check(release, await worldOf(changes, around));
  return recordRelease(target, changes, release, { ...said, kind: 'deploy' }, signer);
}

/** Ends a trial: everybody gets what is in use, and the version is bad. */
export async function stopTrial(target: Target, part: string, asked: Asked): Promise<Registry> {
  const changes = await readChanges(target);
  if (!stateOf(changes, part).trial) throw new Error(`Nothing of ${part} is on trial.`);
  return recordBeside(target, changes, { ...saidOf(asked, part), kind: 'stop' }, asked.signer ?? null);
}
