import { demandsAtLeast, isAccess, type Access } from '../roles.rules.ts';
import { misfit } from './contract-range.rules.ts';
import { MENU_GROUPS } from './registry.ts';
import type {
  Bilingual,
  Integrity,
  MenuItem,
  RemoteRelease,
  RemoteRoute,
  ShellRelease,
  Signature,
  SwitchedOff,
} from './registry.ts';

/** What a release is read against. */
export type Surroundings = {
  /** Contract version that the shell offers. */
  contract: string;
  /** Path patterns of the shell's own screens. */
  taken: string[];
  /** Address of the page, which relative entries are read against. */
  base: string;
  /** Refuse a release that doesn't say what its files must be. */
  demandsIntegrity?: boolean;
  /** This session's draw (0 to 1): it takes part in a trial whose share is above it. None: it takes part in none. */
  draw?: number;
};

/** What the specification demands of a path, whichever remote brings it (section 2.1); longest prefix first. */
const FLOORS: [prefix: string, access: Access][] = [
  ['/next/stations', 'superAdmin+nextStations'],
  ['/next', 'nextStations'],
  ['/agencies', 'superAdmin'],
  ['/add-agency', 'superAdmin'],
  ['/report', 'superAdmin'],
  // the list is for super admins; one station's page for all who see the station
  ['/stations/:stationId', 'signedIn'],
  ['/stations', 'superAdmin'],
  ['/deployments', 'superAdmin+deployments'],
  ['/create-deployment', 'superAdmin+deployments'],
];

/** First segments that the server answers itself. */
const RESERVED = new Set([
  'api',
  'remotes',
  'releases',
  'shell',
  'registry.json',
  'shell.json',
  'horizon',
  'public',
  'embed',
  'shared',
  'examples',
  'manual',
  'licences',
]);

const PATH = /^(\/:?[A-Za-z0-9][A-Za-z0-9-]*)+$/;

/** Whether a value read from a file is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether a value read from a file is a text with something in it. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isBilingual = (value: unknown): value is Bilingual =>
  isRecord(value) && isText(value['en']) && isText(value['es']);

/** Why a release can't be used; thrown and caught by the readers of the registry only. */
export class Refusal extends Error {}
/** Refuses with this reason unless the condition holds. */
export function demand(condition: boolean, reason: string): asserts condition {
  if (!condition) throw new Refusal(reason);
}

function readRoute(value: unknown): RemoteRoute {
  demand(isRecord(value) && isText(value['path']) && PATH.test(value['path']), 'a route has no proper path');
  const { path, access, layout, title } = value;
  demand(isAccess(access), `${path}: unknown access`);
  demand(layout === 'default' || layout === 'login', `${path}: unknown layout`);
  demand(isBilingual(title), `${path}: no title`);
  demand(!RESERVED.has(path.split('/')[1] ?? ''), `${path}: the server's own path`);
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
  const known = MENU_GROUPS.find((each) => each === group);
  demand(group === undefined || known !== undefined, `menu ${to}: unknown group`);
  demand(typeof order === 'number' && Number.isFinite(order), `menu ${to}: no order`);
  return { label, to, icon, order, ...(known && { group: known }) };
}

const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;
const isHash = (value: unknown): value is string => isText(value) && HASH.test(value);

const FILE = /^[A-Za-z0-9_][\w.-]*\.(?:js|css)$/;
const FILE_HASH = /^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/;

const areHashes = (value: unknown): value is Record<string, string> =>
  isRecord(value) &&
  Object.entries(value).every(([name, hash]) => FILE.test(name) && isText(hash) && FILE_HASH.test(hash));

function readIntegrity(value: unknown): Integrity {
  demand(isRecord(value) && isHash(value['manifest']) && isHash(value['entry']), 'damaged integrity');
  const { manifest, entry, ahead } = value;
  demand(ahead === undefined || areHashes(ahead), 'damaged integrity');
  return { manifest, entry, ...(ahead && { ahead }) };
}

function readAhead(value: unknown): string[] {
  const isFile = (name: unknown): name is string => isText(name) && FILE.test(name);
  demand(Array.isArray(value) && value.every(isFile), 'no files to fetch ahead');
  return value;
}

function readSignature(value: unknown): Signature | null {
  if (!isRecord(value) || !isText(value['key']) || !isText(value['value'])) return null;
  return { key: value['key'], value: value['value'] };
}

const UNREADABLE = { why: 'The reason could not be read.', whyEs: 'No se pudo leer el motivo.' };

/** Why a part is off. What can't be read keeps it off all the same. */
export function readSwitchedOff(value: unknown): SwitchedOff {
  if (!isRecord(value) || !isText(value['why'])) return UNREADABLE;
  return { why: value['why'], ...(isText(value['whyEs']) && { whyEs: value['whyEs'] }) };
}

/** Names with their versions; what is damaged is left out, since nobody is harmed by it. */
const isVersions = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every(isText);

/**
 * One release of a remote; throws a `Refusal` with the reason why it can't be used. Fields that are not known are dropped.
 * `anyContract`: whichever contract it needs.
 */
export function readRelease(value: unknown, surroundings: Surroundings, anyContract = false): RemoteRelease {
  demand(isRecord(value), 'not an entry');
  const { contract, base, demandsIntegrity = false } = surroundings;
  const { name, version, entry, routes, menu, integrity } = value;
  demand(isText(name) && /^[a-z][a-z0-9-]*$/.test(name), 'no proper name');
  demand(isText(version), 'no version');
  demand(isText(value['contract']), 'no contract version');
  const unfit = anyContract ? null : misfit(value['contract'], contract);
  demand(unfit === null, unfit ?? '');
  demand(isText(entry) && URL.canParse(entry, base), 'no address');
  demand(/^https?:$/.test(new URL(entry, base).protocol), 'no web address');
  demand(Array.isArray(routes) && routes.length > 0, 'no routes');
  demand(Array.isArray(menu), 'no menu');
  demand(!demandsIntegrity || integrity !== undefined, 'it does not say what its files must be');
  const checked = routes.map(readRoute);
  const signature = readSignature(value['signature']);
  return {
    name,
    version,
    contract: value['contract'],
    entry,
    routes: checked,
    menu: menu.map((item) => readMenuItem(item, checked)),
    ...(integrity !== undefined && { integrity: readIntegrity(integrity) }),
    ...(value['ahead'] !== undefined && { ahead: readAhead(value['ahead']) }),
    ...(isVersions(value['requires']) && { requires: value['requires'] }),
    ...(signature && { signature }),
  };
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** A release of the shell; throws a `Refusal` where it can't be used. */
export function readShellRelease(value: unknown): ShellRelease {
  demand(isRecord(value) && isText(value['version']), 'no version');
  const { version, contract, taken, page, integrity } = value;
  demand(isText(contract) && /^\d+\.\d+$/.test(contract), 'no contract version');
  demand(isTexts(taken), 'no list of its screens');
  demand(isText(page), 'no address');
  demand(isHash(integrity), 'damaged integrity');
  const signature = readSignature(value['signature']);
  return {
    version,
    contract,
    taken,
    page,
    integrity,
    ...(isVersions(value['shared']) && { shared: value['shared'] }),
    ...(signature && { signature }),
  };
}
