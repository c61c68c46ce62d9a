import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Stats } from '@rspack/core';
import { versionOf } from '../project.mjs';
import type { Release } from '../releases/upload-release.ts';
import { NOTICES } from '../third-party/notices.ts';
import { hashInside, notVouchedFor } from './integrity.rules.ts';
import { releaseOf, shellOffer, type ShellBuild } from './registry.ts';
import { requiredBy, type SharedModule } from './required.rules.ts';

const integrityOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Told by the federation plugin to whoever wants to look at a build; no page asks for it. */
const STATISTICS = 'mf-stats.json';

const folderOf = (stats: Stats) => stats.compilation.outputOptions.path ?? '';

/** What a build made, by name; what earlier builds left in its folder is not in it. */
function filesOf(stats: Stats): string[] {
  // not by its statistics, from which the integrity plugin takes the names
  const names = stats.compilation.getAssets().map(({ name }) => name);
  // what lies aside (source maps) is no part of a release
  const shipped = names.filter((name) => name !== STATISTICS && !name.startsWith('../'));
  return [...shipped, ...(existsSync(path.join(folderOf(stats), NOTICES)) ? [NOTICES] : [])].sort();
}

/** Gives a file a name that changes with its content, so that it may be kept for ever; answers with the name. */
function hashName(folder: string, file: string): string {
  const { name, ext } = path.parse(file);
  const hash = createHash('sha256')
    .update(readFileSync(path.join(folder, file)))
    .digest('hex');
  const hashed = `${name}.${hash.slice(0, 8)}${ext}`;
  renameSync(path.join(folder, file), path.join(folder, hashed));
  return hashed;
}

/** The integrity of every file of a build, one of which got another name afterwards. */
function integrities(
  folder: string,
  names: string[],
  renamed: Record<string, string>,
): Record<string, string> {
  const entries = names.map((name): [string, string] => {
    const file = renamed[name] ?? name;
    return [file, integrityOf(readFileSync(path.join(folder, file)))];
  });
  return Object.fromEntries(entries);
}

type Assets = Record<'js' | 'css', { sync: string[] }>;
type Manifest = {
  metaData: { remoteEntry: { name: string } };
  exposes: { name: string; assets: Assets }[];
  shared: (SharedModule & { assets: Assets })[];
};

/** What a remote's first screen takes in any case: its entry, and what its lifecycles are in. */
function filesAhead({ metaData, exposes }: Manifest): string[] {
  const assets = exposes.find(({ name }) => name === 'lifecycles')?.assets;
  return [metaData.remoteEntry.name, ...(assets?.js.sync ?? []), ...(assets?.css.sync ?? [])];
}

/** Fails a build of which the browser could not check every file. */
function demandVouched(folder: string, names: string[], vouchedFor: string): void {
  const bytes = Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name))]));
  const found = notVouchedFor(bytes, vouchedFor);
  if (found.length) throw new Error(`${vouchedFor} does not say what these must be: ${found.join(', ')}`);
}

/** Puts what a manifest lists into the order of its names: the plugin lists what is shared as it came upon it. */
function sortManifest(file: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  manifest.shared.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { assets } of [...manifest.exposes, ...manifest.shared]) {
    assets.js.sync.sort();
    assets.css.sync.sort();
  }
  writeFileSync(file, JSON.stringify(manifest));
}

/** A remote that was just built: its entry in the registry, and every file's integrity. */
export async function remoteRelease(part: string, stats: Stats): Promise<Release> {
  const version = versionOf(part);
  const folder = folderOf(stats);
  rmSync(path.join(folder, STATISTICS), { force: true });
  sortManifest(path.join(folder, 'mf-manifest.json'));
  const name = hashName(folder, 'mf-manifest.json');
  const manifest = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Manifest;
  const files = integrities(folder, filesOf(stats), { 'mf-manifest.json': name });
  const entry = await releaseOf(part, `/remotes/${part}/${version}/${name}`);
  const program = manifest.metaData.remoteEntry.name;
  demandVouched(folder, Object.keys(files), program);
  const ahead = filesAhead(manifest);
  const inside = ahead.filter((file) => file !== program);
  const integrity = {
    manifest: files[name] ?? '',
    entry: files[program] ?? '',
    ahead: Object.fromEntries(
      inside.map((file) => [file, hashInside(readFileSync(path.join(folder, file)))]),
    ),
  };
  const requires = requiredBy(manifest.shared);
  return { entry: { ...entry, integrity, ahead, requires }, files };
}

/** The shell that was just built, in the same way; its page stands for the manifest. */
export async function shellRelease(stats: Stats): Promise<ShellBuild> {
  const offer = await shellOffer();
  const folder = folderOf(stats);
  const page = hashName(folder, 'index.html');
  const files = integrities(folder, filesOf(stats), { 'index.html': page });
  demandVouched(folder, Object.keys(files), page);
  const entry = { ...offer, page: `/shell/${offer.version}/${page}`, integrity: files[page] ?? '' };
  return { entry, files };
}
