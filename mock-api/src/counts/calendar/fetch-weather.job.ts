import { paths } from 'shared-domain';
import type { Transaction } from '../../platform/db/database.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Job, JobDeps } from '../../platform/queue/queue.ts';
import type { Text } from '../../platform/text/language.ts';
import { insertAudit } from '../../people/audit/insert-audit.ts';
import { selectAsker, tell } from '../../people/notifications/tell.ts';
import { tellSuperAdmins } from '../../people/notifications/tell-super-admins.ts';
import { nextStep } from './fetch-steps.rules.ts';
import { fetchWeather } from './fetch-weather.ts';
import { keepWeather, readWeather } from './load-weather.ts';
import { inUnits, type RawSummaries } from './noaa-daily.rules.ts';
import { texts } from './texts.ts';
import * as sql from './weather-fetches.sql.ts';
import { selectSiteName } from './weather.sql.ts';

/**
 * Fetches days of a weather station from the configured address, a year or so at a time: asked for outside of any transaction,
 * then kept in one with the day up to which all is kept. So a job that starts over goes on there, and what it keeps twice changes
 * nothing. Where the address does not answer it is tried again; an answer that can't be read ends it with the reason.
 */
export const fetchWeatherJob: Job<'fetch-weather'> = {
  queue: 'fetch-weather',
  run: async ({ id }, deps) => {
    for (;;) {
      const fetch = await sql.selectFetch(deps.db, id);
      if (!fetch || !isOpen(fetch)) return;
      const step = nextStep(fetch);
      if (!step) return end(id, deps);
      await sql.noteFetch(deps.db, id, { status: 'running', message: null });
      const read = await readStep(fetch, step, deps);
      if ('refused' in read) return giveUp(id, deps, read.refused);
      await deps.db.transaction(async (tx) => {
        const kept = await keepWeather(tx, inUnits(read, 'metric'), { dryRun: false });
        await sql.noteKept(tx, id, { ...step, ...kept });
      });
    }
  },
  fail: async ({ id }, deps) =>
    giveUp(id, deps, (await sql.selectFetch(deps.db, id))?.message ?? texts.addressFailed),
  reopen: ({ id }, tx) => sql.reopenFetch(tx, id),
};

const isOpen = ({ status }: Pick<sql.FetchRow, 'status'>): boolean =>
  status === 'waiting' || status === 'running';

/** What the address knows of some days; what keeps it from being read; thrown on where a later try may fare better. */
async function readStep(
  { id, site_id: site }: sql.FetchRow,
  step: { from: string; until: string },
  { db, settings: { weatherUrl } }: JobDeps,
): Promise<RawSummaries | { refused: Text }> {
  if (weatherUrl === undefined) return { refused: texts.noAddress };
  try {
    const asked = { site, ...step };
    return await readWeather(fetchWeather(weatherUrl, asked), asked);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const reason = reasonOf(error);
    if (error.status !== 503) return { refused: reason };
    await sql.noteFetch(db, id, { status: 'waiting', message: reason });
    throw error;
  }
}

/** Why an answer can't be read, with the first of its lines that can't. */
function reasonOf({ text, detail: { lines = [] } }: ApiProblem): Text {
  const [first] = lines;
  const of = (language: 'en' | 'es') => {
    const said = typeof text === 'string' ? text : text[language];
    if (!first) return said;
    const reason = typeof first.reason === 'string' ? first.reason : first.reason[language];
    return `${said} ${texts.atLine({ line: first.line })[language]} ${reason}`;
  };
  return { en: of('en'), es: of('es') };
}

/** Ends a fetch while it is open, with everything that says so. */
function inOpen(
  id: number,
  { db }: Pick<JobDeps, 'db'>,
  run: (tx: Transaction, fetch: sql.FetchRow) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const fetch = await sql.selectFetch(tx, id, 'lock');
    if (fetch && isOpen(fetch)) await run(tx, fetch);
  });
}

function end(id: number, deps: JobDeps): Promise<void> {
  return inOpen(id, deps, async (tx, fetch) => {
    const { added, changed, unchanged, night, user_id: user } = fetch;
    // more may have been asked for since it was looked at
    if (nextStep(fetch)) return deps.queue.enqueue(tx, 'fetch-weather', { id });
    // of a night there may be nothing new; who asks for days wants to know that there are none
    if (added + changed + unchanged === 0 && night === null)
      return fail(tx, deps, fetch, texts.noneAtAddress);
    const at = deps.now();
    await sql.endFetch(tx, id, { status: 'done', message: null, at });
    const site = await nameOf(tx, fetch);
    if (added + changed > 0) {
      const detail = { site, added, changed, from: fetch.first_day, until: fetch.last_day };
      const asker = user === null ? null : await selectAsker(tx, user);
      await insertAudit(tx, { at, user: asker, action: 'weather.load', detail });
    }
    if (user !== null)
      await tell(tx, deps, user, {
        ...ABOUT,
        ok: true,
        message: 'weatherFetched',
        params: { site, added, changed },
        at,
      });
  });
}

const giveUp = (id: number, deps: JobDeps, message: Text): Promise<void> =>
  inOpen(id, deps, (tx, fetch) => fail(tx, deps, fetch, message));

/** Who asked is told that it failed; of one that goes every night super admins are, once. */
async function fail(tx: Transaction, deps: JobDeps, fetch: sql.FetchRow, message: Text): Promise<void> {
  const at = deps.now();
  await sql.endFetch(tx, fetch.id, { status: 'failed', message, at });
  const told = {
    ...ABOUT,
    ok: false,
    message: 'weatherFailed' as const,
    params: { site: await nameOf(tx, fetch) },
    at,
  };
  if (fetch.user_id !== null) return tell(tx, deps, fetch.user_id, told);
  if (fetch.night === null) return;
  const former = await sql.selectFormer(tx, fetch);
  if (former?.status !== 'failed') await tellSuperAdmins(tx, deps, told);
}

/** Where the newest fetch of each weather station is told. */
const ABOUT = { kind: 'import' as const, href: paths.calendar.href() };

const nameOf = async (tx: Transaction, { site_id: id }: sql.FetchRow): Promise<string> =>
  (await selectSiteName(tx, id)) ?? id;
