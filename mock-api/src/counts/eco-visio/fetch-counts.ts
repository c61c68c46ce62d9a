import { clampedEndDate, ecoWindow, yesterday } from 'shared-domain';
import type { Database } from '../../platform/db/database.ts';
import type { CounterVendor, Patience, VendorSite } from '../../stations/vendor-sites/counter-vendor.ts';
import { VendorProblem } from '../../stations/vendor-sites/vendor-problem.ts';
import { piecesOf } from './vendor-times.rules.ts';
import { keepSites, selectStrangers } from '../../stations/vendor-sites/eco-sites.sql.ts';
import { selectEcoFlows, type EcoFlow, type EcoImportRequest } from './eco-import.sql.ts';
import { texts } from './import-texts.ts';
import { VendorCounts } from './vendor-counts.ts';

/** A station whose counts are wanted, and how much of them. */
export type Wanted = {
  station_id: number;
  station_name: string;
  time_zone: string;
  request: EcoImportRequest;
};

/** What came of it. */
export type Fetched = { flows: number[]; interval: number; counts: VendorCounts };

type Surroundings = {
  db: Database;
  vendor: CounterVendor;
  now: Date;
  patience: Patience;
  /** Told how far it is, 0 to 1. */
  onProgress: (share: number) => Promise<void>;
};

/** Asks the vendor for a station's counts, one flow after the other. Throws VendorProblem. */
export async function fetchCounts(wanted: Wanted, surroundings: Surroundings): Promise<Fetched> {
  const { db, vendor, now, patience, onProgress } = surroundings;
  const { station_id, time_zone, request } = wanted;
  const { eco_id, flows } = await selectEcoFlows(db, station_id);
  const sites = await vendor.listSites(patience);
  await db.transaction((tx) => keepSites(tx, vendor.account, sites));
  await refuseStrangers(db, wanted);
  const site = siteOf(sites, eco_id, flows);
  const interval = intervalOf(wanted.station_name, flows, site?.interval ?? null);
  const lastDay = clampedEndDate(request.endDate ?? yesterday(now, time_zone), now, time_zone);
  const windows = flows.map((flow) => {
    const state = { lastCount: flow.last_count, outage: flow.outage, firstData: firstDayOf(site) };
    return { flow, window: ecoWindow(state, { lastDay, fromStart: request.endDate === null }) };
  });
  const counts = new VendorCounts({ interval, timeZone: time_zone });
  const pieces = windows.reduce((sum, { window }) => sum + (window ? piecesOf(window).length : 0), 0);
  let done = 0;
  for (const { flow, window } of windows) {
    const take = counts.flow(flow);
    if (!window) continue;
    for await (const piece of vendor.readCounts(flow.channel, { ...window, interval }, patience)) {
      take(piece);
      done += 1;
      await onProgress(done / pieces);
    }
  }
  return { flows: flows.map(({ id }) => id), interval, counts };
}

/** The agency's domain and the site may have changed since the station was saved (S11). */
async function refuseStrangers(db: Database, { station_id, station_name }: Wanted): Promise<void> {
  const strangers = await selectStrangers(db, station_id);
  if (strangers.length === 0) return;
  const ids = strangers.map(({ eco_id }) => eco_id);
  throw new VendorProblem(texts.strangers(station_name, ids), false);
}

/** The station's site on the platform, by its own Eco ID or by a channel of its flows. */
export function siteOf(sites: VendorSite[], ecoId: string | null, flows: EcoFlow[]): VendorSite | undefined {
  const known = new Set([ecoId, ...flows.map(({ channel }) => channel)]);
  return sites.find(({ id, channels }) => known.has(id) || channels.some((channel) => known.has(channel.id)));
}

/** The first day that can have counts: first data can be earlier than the installation, or later. */
export function firstDayOf(site: VendorSite | undefined): string | null {
  const days = [site?.firstData, site?.installationDate].filter((day) => typeof day === 'string');
  return site?.firstData ? (days.sort()[0] ?? null) : null;
}

/** The one interval of the flows; the platform's own where the station does not say. */
export function intervalOf(station: string, flows: EcoFlow[], siteInterval: number | null): 15 | 60 {
  const intervals = new Set(flows.map(({ count_interval }) => count_interval ?? siteInterval ?? 60));
  if (intervals.size > 1) throw new VendorProblem(texts.mixedIntervals({ station }), false);
  const [interval = 60] = intervals;
  if (interval === 15 || interval === 60) return interval;
  throw new VendorProblem(texts.badInterval({ flow: flows[0]?.name ?? station, minutes: interval }), false);
}
