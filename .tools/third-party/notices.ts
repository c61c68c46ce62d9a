import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Stats } from '@rspack/core';
import { olderLicence, packagesOf, type Lockfile } from './packages.rules.ts';
import { mapDataFolders, packageFolders, type Notice } from './notices.rules.ts';

/** What builds and servers carry the licences of others in. */
export const NOTICES = 'third-party-notices.txt';

const TEXTS = /^(licen[cs]e|copying|notice)([.-][^/]*)?$/i;

/** What the package in a folder asks to be handed on with it. */
function noticeOf(folder: string): Notice {
  const file = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
    licenses?: unknown;
    author?: string | { name?: string };
  };
  const texts = readdirSync(folder)
    .filter((name) => TEXTS.test(name) && !/\.(c?js|ts|map)$/.test(name))
    .toSorted()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
  const licence = file.license ?? olderLicence(file) ?? 'see its text';
  const author = typeof file.author === 'string' ? file.author : file.author?.name;
  const text = texts.join('\n\n') || `Licence: ${licence}${author ? `, by ${author}` : ''}.`;
  return { name: file.name, version: file.version, licence, text };
}

type Module = { nameForCondition?: string; modules?: Module[] };
const filesOf = ({ nameForCondition, modules = [] }: Module): string[] => [
  ...(nameForCondition ? [nameForCondition] : []),
  ...modules.flatMap(filesOf),
];

/** Those that were put into another one are told as orphans; by default many are only counted. */
const EVERY_MODULE = {
  all: false,
  ids: true,
  modules: true,
  nestedModules: true,
  cachedModules: true,
  dependentModules: true,
  orphanModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
  groupModulesByPath: false,
  groupModulesByAttributes: false,
  groupModulesByType: false,
  groupModulesByLayer: false,
  groupModulesByCacheStatus: false,
} as const;

/** The packages that went into what was just built, and the data that the map's ground was cut from. */
export function bundledNotices(stats: Stats): Notice[] {
  const { modules = [] } = stats.toJson(EVERY_MODULE) as { modules?: Module[] };
  const files = modules.flatMap(filesOf);
  return [...packageFolders(files), ...mapDataFolders(files)].map(noticeOf);
}

type Tree = { packages: Record<string, { dependencies?: Record<string, string> }> };

/** Everything that the server runs on: what its part depends on, and what that depends on. */
export function serverNotices(root: string): Notice[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile & Tree;
  const known = new Set(packagesOf(lock).map((one) => one.path));
  const found = new Set<string>();
  const follow = (from: string) => {
    for (const name of Object.keys(lock.packages[from]?.dependencies ?? {})) {
      const at = nearest(from, name, known);
      if (at === null || found.has(at)) continue;
      found.add(at);
      follow(at);
    }
  };
  follow('mock-api');
  return [...found].toSorted().map((at) => noticeOf(path.join(root, at)));
}

/** Where Node finds a package from a folder: beside it, or beside one above it. */
function nearest(from: string, name: string, known: ReadonlySet<string>): string | null {
  for (let folder = from; ; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '') {
    const at = path.posix.join(folder, 'node_modules', name);
    if (known.has(at)) return at;
    if (folder === '') return null;
  }
}
