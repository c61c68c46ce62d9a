import { demandsAtLeast, isAccess, type Access } from '../roles.rules.ts';
import { misfit } from './contract-range.rules.ts';
import type { Bilingual, Integrity, MenuItem, RegistryEntry, RemoteRoute } from './registry.ts';

/** What the registry brings: the remotes that may be used, and why the others may not. */
export type ReadRegistry = { remotes: RegistryEntry[]; refused: { name: string; reason: string }[] };

/** What a registry is read against. */
export type Surroundings = {
  /** Contract version that the shell offers. */
  contract: string;
  /** Path patterns of the shell's own screens. */
  taken: string[];
  /** Address of the page, which relative entries are read against. */
  base: string;
};

/** What the specification demands of a path, whichever remote brings it (section 2.1); longest prefix first. */
const FLOORS: [prefix: string, access: Access][] = [
  ['/next/stations', 'superAdmin+nextStations'],
  ['/next', 'nextStations'],
  ['/agencies', 'superAdmin'],
  ['/add-agency', 'superAdmin'],
  ['/report', 'superAdmin'],
  ['/stations', 'superAdmin'],
  ['/deployments', 'superAdmin+deployments'],
  ['/create-deployment', 'superAdmin+deployments'],
];

/** First segments that the server answers itself. */
const RESERVED = new Set([
  'api',
  'remotes',
  'releases',
  'registry.json',
  'shell.json',
  'horizon',
  'examples',
]);

const PATH = /^(\/:?[A-Za-z0-9][A-Za-z0-9-]*)+$/;

const segments = (pattern: string) => pattern.split('/').slice(1);

/** Whether some address fits both patterns. */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [segments(one), segments(other)];
  return (
    a.length === b.length &&
    a.every((part, i) => part === b[i] || part.startsWith(':') || b[i]?.startsWith(':') === true)
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isBilingual = (value: unknown): value is Bilingual =>
  isRecord(value) && isText(value['en']) && isText(value['es']);

/** Why an entry can't be used; thrown inside this file only. */
class Refusal extends Error {}
function demand(condition: boolean, reason: string): asserts condition {
  if (!condition) throw new Refusal(reason);
}

function readRoute(value: unknown): RemoteRoute {
  demand(isRecord(value) && isText(value['path']) && PATH.test(value['path']), 'a route has no proper path');
  const { path, access, layout, title } = value;
  demand(isAccess(access), `${path}: unknown access`);
  demand(layout === 'default' || layout === 'login', `${path}: unknown layout`);
  demand(isBilingual(title), `${path}: no title`);
  demand(!RESERVED.has(segments(path)[0] ?? ''), `${path}: the server's own path`);
  demand(
    layout === 'login' || demandsAtLeast(access, 'signedIn'),
    `${path}: this layout needs a signed-in person`,
  );
  const floor = FLOORS.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  demand(!floor || demandsAtLeast(access, floor[1]), `${path}: weaker than ${floor?.[1]}`);
  return { path, access, layout, title };
}

function readMenuItem(value: unknown, routes: RemoteRoute[]): MenuItem {
  demand(isRecord(value) && isBilingual(value['label']), 'a menu item has no label');
  const { label, to, icon, group, order } = value;
  demand(
    isText(to) && !to.includes(':') && routes.some(({ path }) => path === to),
    `menu: ${String(to)} is no route`,
  );
  demand(isText(icon) && /^[a-z0-9-]+$/.test(icon), `menu ${to}: unknown icon`);
  demand(group === undefined || group === 'import' || group === 'export', `menu ${to}: unknown group`);
  demand(typeof order === 'number' && Number.isFinite(order), `menu ${to}: no order`);
  return { label, to, icon, order, ...(group && { group }) };
}

const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;
const isHash = (value: unknown): value is string => isText(value) && HASH.test(value);

function readIntegrity(value: unknown): Integrity {
  demand(isRecord(value) && isHash(value['manifest']) && isHash(value['entry']), 'damaged integrity');
  return { manifest: value['manifest'], entry: value['entry'] };
}

const FILE = /^[A-Za-z0-9_][\w.-]*\.(?:js|css)$/;

function readAhead(value: unknown): string[] {
  const isFile = (name: unknown): name is string => isText(name) && FILE.test(name);
  demand(Array.isArray(value) && value.every(isFile), 'no files to fetch ahead');
  return value;
}

function readDisabled(value: unknown): { why: string } {
  demand(isRecord(value) && isText(value['why']), 'switched off without a reason');
  return { why: value['why'] };
}

function readEntry(value: Record<string, unknown>, { contract, base }: Surroundings): RegistryEntry {
  const { name, version, entry, routes, menu } = value;
  demand(isText(name) && /^[a-z][a-z0-9-]*$/.test(name), 'no proper name');
  demand(isText(version), 'no version');
  demand(isText(value['contract']), 'no contract version');
  const unfit = misfit(value['contract'], contract);
  demand(unfit === null, unfit ?? '');
  demand(isText(entry) && URL.canParse(entry, base), 'no address');
  demand(/^https?:$/.test(new URL(entry, base).protocol), 'no web address');
  demand(Array.isArray(routes) && routes.length > 0, 'no routes');
  demand(Array.isArray(menu), 'no menu');
  const checked = routes.map(readRoute);
  return {
    name,
    version,
    contract: value['contract'],
    entry,
    routes: checked,
    menu: menu.map((item) => readMenuItem(item, checked)),
    ...(value['integrity'] !== undefined && { integrity: readIntegrity(value['integrity']) }),
    ...(value['ahead'] !== undefined && { ahead: readAhead(value['ahead']) }),
    ...(value['disabled'] !== undefined && { disabled: readDisabled(value['disabled']) }),
  };
}

/**
 * Reads the registry entry by entry: one that is damaged, built for another contract, or takes a path or name that
 * somebody else has is left out alone. Throws when the whole is no registry.
 */
export function readRegistry(value: unknown, surroundings: Surroundings): ReadRegistry {
  if (!isRecord(value) || !Array.isArray(value['remotes'])) throw new Error('not a registry');
  const read: ReadRegistry = { remotes: [], refused: [] };
  const taken = [...surroundings.taken];
  for (const item of value['remotes'] as unknown[]) {
    try {
      demand(isRecord(item), 'not an entry');
      const entry = readEntry(item, surroundings);
      demand(!read.remotes.some(({ name }) => name === entry.name), 'named twice');
      for (const { path } of entry.routes)
        demand(!taken.some((other) => overlap(path, other)), `${path}: somebody else's path`);
      taken.push(...entry.routes.map(({ path }) => path));
      read.remotes.push(entry);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const name = isRecord(item) && isText(item['name']) ? item['name'] : '?';
      read.refused.push({ name, reason: error.message });
    }
  }
  return read;
}
