import { addDays, exportDay, flowIdOf, type ApiReply } from 'shared-domain';
import {
  asOwner,
  type Database,
  type Queryable,
  type Scope,
  type Transaction,
} from '../../platform/db/database.ts';
import { hashToken } from '../../platform/http/token.ts';
import type { Language, Text } from '../../platform/text/language.ts';
import { comparisonAt, readComparison } from '../../counts/compare/compare.routes.ts';
import { selectStation } from '../../counts/figures/programme/counted-year.sql.ts';
import { certified } from '../../counts/store/certified.rules.ts';
import { selectFlows } from '../publish/chosen.sql.ts';
import * as sql from './links.sql.ts';
import { readDays, type SharedDays } from './shared-days.ts';

/** A flow of a shared station with its days; one that is not certified in whole may change. */
export type SharedFlow = {
  flow: string;
  type: Text;
  direction: Text;
  days: { date: string; total: number | null; certified: boolean }[];
};

/** What a link shows: of a station the days of the last thirteen months, certified or not. */
type Shown =
  | { is: 'station'; station: string; station_name: string; flows: SharedFlow[] }
  | { is: 'comparison'; query: string; comparison: ApiReply<'GET /compare'>; days: SharedDays };

/** A link that somebody follows: with what it shows, or that it has ended; null where there never was one. */
export type FollowedLink =
  | (Shown & { name: string; agency: string; created_by: string; expires_at: string })
  | { is: 'ended'; agency: string }
  | null;

const SHOWN_DAYS = 396;

type Deps = { db: Database; now: () => Date };

/** Follows a link and counts that; it shows what whoever made it may see now, and nothing once they may not. */
export async function openLink({ db, now }: Deps, token: string, language: Language): Promise<FollowedLink> {
  const link = await sql.selectLink(db, hashToken(token), now());
  if (!link) return null;
  const { agency, name, created_by, expires_at } = link;
  if (link.ended || link.user_id === null) return { is: 'ended', agency };
  const scope: Scope = { agency: link.agency_id, everything: link.everything, user: link.user_id };
  const shown = await db.transaction(
    async (tx) => {
      await asOwner(tx, (owner) => sql.noteOpened(owner, link.id, now()));
      return link.query === null
        ? sharedStation(tx, link.station_id_tmg ?? '', exportDay(now()))
        : sharedComparison(tx, link.query, language);
    },
    { scope },
  );
  return shown && { ...shown, name, agency, created_by, expires_at };
}

async function sharedComparison(tx: Transaction, query: string, language: Language): Promise<Shown | null> {
  const asked = comparisonAt(query);
  if (!asked) return null;
  const { from, to, bin = 'day', as = 'absolute' } = asked;
  const comparison = await readComparison({ db: tx, reading: tx }, asked, language);
  const days = await readDays(tx, comparison.series, { from, to, bin, as });
  return { is: 'comparison', query, comparison, days };
}

async function sharedStation(tx: Queryable, number: string, today: string): Promise<Shown | null> {
  const station = await selectStation(tx, number);
  if (!station) return null;
  const until = addDays(today, 1);
  const days = await sql.selectDays(tx, station.id, {
    from: addDays(until, -SHOWN_DAYS),
    until,
    certified: certified('c'),
  });
  const flows = await selectFlows(tx, station.id);
  return {
    is: 'station',
    station: number,
    station_name: station.station_name,
    flows: flows.map(({ id, type, direction, ...flow }) => ({
      flow: flowIdOf(number, flow),
      type,
      direction,
      days: days
        .filter(({ flow_id }) => flow_id === id)
        .map(({ day: date, total, certified: isCertified }) => ({ date, total, certified: isCertified })),
    })),
  };
}
