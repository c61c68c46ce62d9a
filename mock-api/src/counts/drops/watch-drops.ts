import { randomUUID } from 'node:crypto';
import { lstat, rm } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS, exportDay } from 'shared-domain';
import type { Settings } from '../../platform/http/context.ts';
import { roomOf } from '../../platform/http/quota.rules.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';
import { plainName } from '../imports/receive-file.ts';
import { storedName } from '../imports/uploads.sql.ts';
import {
  agencyOfFolder,
  awayName,
  hasSettled,
  isWholeName,
  keptLook,
  ofTakingName,
  rowOfAway,
  SETTLES_MS,
  takingName,
  type Look,
} from './drop-names.rules.ts';
import * as sql from './drops.sql.ts';
import { entriesOf, putAway, receive, removeEmpty, take, TAKING } from './taking.ts';
import { decideAndTell, type Telling } from './tell-drop.ts';

/** What the watch of the drop folder works with; without a folder there is nothing to watch. */
export type Watching = Pick<JobDeps, 'db' | 'files' | 'queue' | 'log'> &
  Telling & {
    settings: Pick<Settings, 'dropFolder' | 'uploadMaxBytes' | 'quotas'>;
  };

/** What one process has seen of the files in the folder so far. */
export type Seen = Map<string, Look>;

/** So long what was put away is kept for the folder's people. */
const KEPT_DAYS = 30;

/**
 * Looks into the drop folder once: takes what has settled since the looks before, goes on with what was being taken up when a process
 * died, and puts away what was decided. Of several processes that do so one gets a file: it is renamed.
 */
export async function lookIntoDrops(deps: Watching, seen: Seen): Promise<void> {
  const root = deps.settings.dropFolder;
  if (root === null) return;
  for (const { folder, agency } of await agencyFolders(deps, root))
    await takeSettled(deps, { root, folder, agency }, seen);
  for (const name of await entriesOf(path.join(root, TAKING))) await tryToGoOn(deps, root, name);
  await deps.db.transaction(async (tx) => {
    for (const id of await sql.releaseDrops(tx)) await deps.queue.enqueue(tx, 'read-drop', { id });
  });
}

async function agencyFolders({ db }: Watching, root: string): Promise<{ folder: string; agency: number }[]> {
  const named = (await entriesOf(root)).flatMap((folder) => {
    const agency = agencyOfFolder(folder);
    return agency === null ? [] : [{ folder, agency }];
  });
  if (named.length === 0) return [];
  const open = await sql.selectOpenAgencies(
    db,
    named.map(({ agency }) => agency),
  );
  return named.filter(({ agency }) => open.includes(agency));
}

type Place = { root: string; folder: string; agency: number };

async function takeSettled(deps: Watching, { root, folder, agency }: Place, seen: Seen): Promise<void> {
  const inbox = path.join(root, folder, 'in');
  const names = (await entriesOf(inbox)).filter(isWholeName);
  const there = new Set(names.map((name) => path.join(inbox, name)));
  // what has gone need not be remembered
  for (const known of seen.keys()) if (path.dirname(known) === inbox && !there.has(known)) seen.delete(known);
  for (const entry of there) {
    const stats = await lstat(entry).catch(() => null);
    if (!stats) continue;
    const look = { size: stats.size, changed: stats.mtimeMs, at: deps.now().getTime() };
    const before = seen.get(entry);
    seen.set(entry, keptLook(before, look));
    if (!hasSettled(before, look) || !(await hasRoom(deps, agency, look.size))) continue;
    seen.delete(entry);
    const taking = takingName(folder, randomUUID());
    // at once: what it takes of its agency's room is known to the next one
    await takeOne(deps, entry, path.join(root, TAKING, taking));
  }
}

/** Takes an entry; one that can't be taken keeps no other one waiting. */
async function takeOne(deps: Watching, entry: string, taking: string): Promise<void> {
  try {
    if (await take(entry, taking))
      await tryToGoOn(deps, path.dirname(path.dirname(taking)), path.basename(taking));
  } catch (error) {
    await removeEmpty(taking, new Date());
    deps.log?.({ error: `An entry of the drop folder can't be taken: ${String(error)}`, entry });
  }
}

/** A file for which there is no room stays where it is until there is. */
async function hasRoom({ db, settings, log }: Watching, agency: number, bytes: number): Promise<boolean> {
  const room = roomOf(settings.quotas.uploads, await sql.usedByDrops(db, agency));
  if (room > 0 && room >= Math.min(bytes, settings.uploadMaxBytes)) return true;
  log?.({ drops: 'a file is left in the drop folder: its agency has no room for more that waits', agency });
  return false;
}

/** What fails is logged, and tried again at the next look. */
async function tryToGoOn(deps: Watching, root: string, taking: string): Promise<void> {
  try {
    await goOn(deps, root, taking);
  } catch (error) {
    deps.log?.({ error: `A file of the drop folder was not taken up: ${String(error)}`, taking });
  }
}

/** Goes on with what is being taken up, from wherever it was left. */
async function goOn(deps: Watching, root: string, taking: string): Promise<void> {
  const of = ofTakingName(taking);
  if (!of) return;
  const [name] = await entriesOf(path.join(root, TAKING, taking));
  if (name === undefined)
    return removeEmpty(path.join(root, TAKING, taking), new Date(Date.now() - 2 * SETTLES_MS));
  const file = path.join(root, TAKING, taking, name);
  const agency = agencyOfFolder(of.folder) ?? 0;
  const known = await sql.selectTaking(deps.db, of.id);
  if (!known) return takeUp(deps, { file, folder: path.join(root, of.folder), agency, id: of.id, name });
  if (known.state === 'taken') return;
  await putInPlace(path.join(root, of.folder), file, known);
}

type TakenUp = { file: string; folder: string; agency: number; id: string; name: string };

/** Copies a file to where all processes find it, and notes it with the job that looks into it. */
async function takeUp(deps: Watching, { file, folder, agency, id, name }: TakenUp): Promise<void> {
  const { db, files, queue, now, settings } = deps;
  const received = await receive(file, id, files, settings.uploadMaxBytes);
  const { bytes } = received;
  const sha256 = 'sha256' in received ? received.sha256 : null;
  const entry = { agency, taking: id, name: plainName(name), bytes, sha256, at: now() };
  const drop = await db.transaction(async (tx) => {
    const noted = await sql.insertDrop(tx, entry);
    if (!noted.isNew) return noted;
    if ('refused' in received)
      await decideAndTell(tx, deps, {
        id: noted.id,
        agency,
        name: entry.name,
        state: 'refused',
        reasons: [received.refused],
        stationId: null,
        parts: null,
      });
    else await queue.enqueue(tx, 'read-drop', { id: noted.id });
    return noted;
  });
  if (!drop.isOwn) {
    await files.remove(storedName(id));
    return putAgain(folder, file, drop);
  }
  const known = await sql.selectTaking(db, id);
  if (known?.state === 'refused') await putInPlace(folder, file, known);
}

function putInPlace(folder: string, file: string, { id, state, reasons }: sql.TakingRow): Promise<void> {
  const name = awayName(id, path.basename(file));
  if (state !== 'refused') return putAway(file, { folder: path.join(folder, 'done'), name }, null);
  const text = reasons.map(({ en, es }) => `${en}\n${es}\n`).join('\n');
  return putAway(file, { folder: path.join(folder, 'refused'), name }, { ending: '.reason.txt', text });
}

/** The same bytes came before: they are not looked into again. */
function putAgain(
  folder: string,
  file: string,
  { id, taken_at }: { id: number; taken_at: string },
): Promise<void> {
  const name = awayName(id, `again-${path.basename(file)}`);
  const day = exportDay(new Date(taken_at));
  const text = `Already taken on ${day}.\nYa se recogió el ${day}.\n`;
  return putAway(file, { folder: path.join(folder, 'done'), name }, { ending: '.already-taken.txt', text });
}

/** Takes away what was put away long ago. */
export async function sweepDrops({
  db,
  now,
  settings,
}: Pick<Watching, 'db' | 'now' | 'settings'>): Promise<void> {
  const root = settings.dropFolder;
  if (root === null) return;
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
  for (const folder of await entriesOf(root)) {
    if (agencyOfFolder(folder) === null) continue;
    for (const place of ['done', 'refused']) {
      const away = path.join(root, folder, place);
      const names = (await entriesOf(away)).map((name) => ({ name, id: rowOfAway(name) }));
      const ids = [...new Set(names.flatMap(({ id }) => id ?? []))];
      if (ids.length === 0) continue;
      const old = new Set(await sql.selectOldDrops(db, ids, before));
      for (const { name, id } of names)
        if (id !== null && old.has(id)) await rm(path.join(away, name), { recursive: true, force: true });
    }
  }
}
