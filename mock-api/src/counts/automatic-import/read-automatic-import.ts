import {
  fitsBudget,
  IMPORT_RHYTHMS,
  requestsADay,
  VENDOR_REQUESTS,
  type AutomaticImport,
  type ImportRun,
} from 'shared-domain';
import { asOwner } from '../../platform/db/database.ts';
import { found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { selectSent } from '../eco-visio/pace.ts';
import { spentOn } from '../eco-visio/pace.rules.ts';
import * as runs from './run-list.sql.ts';
import { dayAt } from './run-times.rules.ts';
import * as sql from './schedules.sql.ts';
import { newsWindow, selectVendorNews, type VendorNews } from './vendor-ids.sql.ts';

/** What reading needs of a call. */
export type Reading = Pick<Ctx<unknown>, 'db' | 'now' | 'language' | 'vendor'>;

/** An agency's automatic import as it is now. */
export async function readAutomaticImport(ctx: Reading, agency: number): Promise<AutomaticImport> {
  const { db, now, language, vendor } = ctx;
  const schedule = found(await sql.selectSchedule(db, agency));
  const { paused_at, paused_why, closed: _closed, ...shown } = schedule;
  const failure = await runs.selectFailure(db, agency);
  const { planned, spent } = await asOwner(db, async (tx) => ({
    planned: await sql.selectPlanned(tx, dayAt(now(), schedule.time_zone)),
    spent: spentOn(await selectSent(tx), now().getTime()),
  }));
  const own = planned.find((one) => one.agency_id === agency);
  const channels = own?.channels ?? 0;
  const others = planned
    .filter((one) => one !== own)
    .reduce((sum, one) => sum + requestsADay(one.rhythm, one.channels), 0);
  const news = await selectVendorNews(db, agency, newsWindow(now()));
  return {
    ...shown,
    simulated: vendor.simulated,
    paused: paused_at === null ? null : { at: paused_at, why: paused_why?.[language] ?? '' },
    failing: failure ? { since: failure.since, why: failure.why[language] } : null,
    stations: own?.stations ?? 0,
    channels,
    choices: IMPORT_RHYTHMS.map((rhythm) => {
      const requests = requestsADay(rhythm, channels);
      return { rhythm, requests, fits: fitsBudget(requests, others) };
    }),
    requests: { a_day: VENDOR_REQUESTS.perDay, spent_today: spent },
    runs: await readRuns(ctx, agency),
    news: news.map(newsReply),
  };
}

/** The newest runs of an agency with what came or went wrong in each, or the newest of those before one. */
export async function readRuns(
  { db, language }: Pick<Reading, 'db' | 'language'>,
  agency: number,
  before: number | null = null,
): Promise<ImportRun[]> {
  const rows = await runs.selectRuns(db, agency, before);
  const lines = Map.groupBy(
    await runs.selectLines(
      db,
      rows.map(({ id }) => id),
    ),
    ({ run_id }) => run_id,
  );
  const replies: ImportRun[] = [];
  for (const { message, pieces: _pieces, ...row } of rows) {
    const isOpen = row.finished_at === null;
    const progress = isOpen ? await asOwner(db, (tx) => runs.selectShare(tx, row.id)) : 1;
    const own = (lines.get(row.id) ?? []).map(({ run_id: _run, ...line }) => ({
      ...line,
      // what waits is none of its lines
      status: line.status === 'waiting' ? ('unchanged' as const) : line.status,
      station_id_tmg: line.station_id_tmg ?? '',
      message: line.message?.[language] ?? null,
    }));
    replies.push({ ...row, message: message?.[language] ?? null, progress, lines: own });
  }
  return replies;
}

const newsReply = ({ is_site, site_name, name, was, found_at, renamed_at }: VendorNews) => ({
  what: renamed_at !== null ? ('renamed' as const) : is_site ? ('site' as const) : ('channel' as const),
  site: site_name,
  name,
  was: renamed_at === null ? null : was,
  at: renamed_at ?? found_at ?? '',
});
