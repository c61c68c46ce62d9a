import type { JobDeps } from '../../platform/queue/queue.ts';
import type { Database } from '../../platform/db/database.ts';
import type { VendorSite } from '../../stations/vendor-sites/counter-vendor.ts';
import { keepSites, selectStrangers } from '../../stations/vendor-sites/eco-sites.sql.ts';
import { VendorProblem } from '../../stations/vendor-sites/vendor-problem.ts';
import { texts as vendorTexts } from '../../stations/vendor-sites/vendor-texts.ts';
import { selectEcoFlows, type EcoFlow } from '../eco-visio/eco-import.sql.ts';
import { firstDayOf, intervalOf, siteOf } from '../eco-visio/fetch-counts.ts';
import { texts as importTexts } from '../eco-visio/import-texts.ts';
import { piecesOf } from '../eco-visio/vendor-times.rules.ts';
import { PATIENCE } from './patience.ts';
import {
  keepPlan,
  selectPolledStations,
  selectWithGap,
  type NewPiece,
  type NewStation,
  type PolledStation,
} from './run-pieces.sql.ts';
import type { RunRow } from './runs.sql.ts';
import { dayAt, hourAt } from './run-times.rules.ts';
import { runWindow } from './run-window.rules.ts';
import { noteIds } from './vendor-ids.sql.ts';

/**
 * Works out what a run is to ask for: of each station in use the channels of its flows, in pieces, as far back as the day has it. The
 * vendor's list of sites comes first: it says whose each is by now, which channels are gone, and what is new. Throws VendorProblem.
 */
export async function planRun(run: RunRow, deps: Pick<JobDeps, 'db' | 'vendor' | 'now'>): Promise<void> {
  const { db, vendor, now } = deps;
  const sites = await vendor.listSites(PATIENCE);
  await db.transaction(async (tx) => {
    await keepSites(tx, vendor.account, sites);
    await noteIds(tx, { agency: run.agency_id, sites, at: now() });
  });
  const stations = await selectPolledStations(db, run.agency_id, dayAt(now(), run.time_zone));
  const planned: NewStation[] = [];
  for (const station of stations) planned.push(await planStation(db, run, { station, sites, now: now() }));
  await db.transaction((tx) => keepPlan(tx, run.id, { planned, at: now() }));
}

type About = { station: PolledStation; sites: VendorSite[]; now: Date };

async function planStation(db: Database, run: RunRow, { station, sites, now }: About): Promise<NewStation> {
  const of = { station: station.id, interval: 60, pieces: [], failed: null };
  const strangers = await selectStrangers(db, station.id);
  if (strangers.length > 0) {
    const ids = strangers.map(({ eco_id }) => eco_id);
    return { ...of, failed: importTexts.strangers(station.station_name, ids) };
  }
  const { eco_id, flows } = await selectEcoFlows(db, station.id);
  const site = siteOf(sites, eco_id, flows);
  try {
    const interval = intervalOf(station.station_name, flows, site?.interval ?? null);
    const gaps = run.gap_days === null ? new Set<number>() : await selectWithGap(db, station.id);
    const end = hourAt(now, station.time_zone);
    const pieces = flows.flatMap((flow) => piecesOfFlow(flow, { run, site, end, gap: gaps.has(flow.id) }));
    return { ...of, interval, pieces };
  } catch (error) {
    if (error instanceof VendorProblem) return { ...of, failed: error.text };
    throw error;
  }
}

function piecesOfFlow(
  { id: flow, channel, last_count, outage }: EcoFlow,
  { run, site, end, gap }: { run: RunRow; site: VendorSite | undefined; end: number; gap: boolean },
): NewPiece[] {
  const isThere = site && (site.id === channel || site.channels.some((one) => one.id === channel));
  const state = { lastCount: last_count, outage, gap, firstData: firstDayOf(site) };
  const window = runWindow(state, { ...run, end });
  if (!isThere) {
    // what the platform has no more is not asked for; the station says so
    const lost = vendorTexts.unknownSite({ id: channel });
    return [{ flow, channel, from: end, until: end, lost }];
  }
  return window
    ? piecesOf(window).map(({ begin, end: until }) => ({ flow, channel, from: begin, until, lost: null }))
    : [];
}
