import { addDays, certifyObstacle, type User } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import {
  lockCountStation,
  readCountStation,
  readFreeStation,
  type CountStation,
} from '../../stations/records/count-station.sql.ts';
import { countsWhere, type CountsWhere } from '../store/counts-where.ts';
import { readFilters } from '../store/read-filters.ts';
import { selectWritten } from '../store/pieces.ts';
import { toldWhere } from '../store/told-where.rules.ts';
import { raiseEvent } from '../../people/webhooks/raise-event.ts';
import { readScope } from '../store/scope.sql.ts';
import { selectRun } from '../findings/finding-runs.sql.ts';
import { requestFindings } from '../findings/request-findings.ts';
import { refreshDaysCount } from '../store/days-count.sql.ts';
import { readStation } from '../../stations/list/read-station.ts';
import { beginCertification, selectLedger } from './certifications.sql.ts';
import { ledgerReply } from './ledger-reply.ts';
import { readEmptyDays, readLeftOut, readMatched, selectStretch } from './checklist.sql.ts';
import { selectDoubled } from './doubled.sql.ts';
import { hasEntered, selectCampaignNames, selectCampaignOf, type CampaignOf } from './campaign-of.sql.ts';
import { selectRenewed } from './renewed.sql.ts';
import { isOwnWord, stillHolds } from './validated.rules.ts';
import { readLate } from '../store/late.sql.ts';
import { countOpenFindings, selectStrong, type Stretch } from './open-findings.sql.ts';
import { reopenCounts } from './reopen.sql.ts';
import { texts } from './texts.ts';

type Person = Pick<User, 'id' | 'name'>;

const certify = endpoint('POST /counts/certify', {
  handle: async ({ db, reading, caller, input: { body }, language, now, enqueue, audit }) => {
    const filters = body.filters ?? {};
    const free = await readFreeStation(reading, body.flowid_txdot, language);
    const looked = await lookAt(reading, countsWhere(free, filters));
    const station = await lockCountStation(db, body.flowid_txdot, language);
    const where = countsWhere(station, filters);
    const isAsSeen = (await selectWritten(db, station.id)) === looked.written;
    const { counts, doubled, stretch } = isAsSeen ? looked : await lookAt(db, where);
    if (counts === 0) await refuseNothing(db, station);
    if (body.counts !== undefined && body.counts !== counts) {
      throw new ApiProblem(409, texts.otherNumber({ now: counts, before: body.counts }));
    }
    if (doubled.counts > 0) throw new ApiProblem(409, texts.countedTwice(doubled));
    const reason = body.reason || null;
    if (reason === null && stretch) await refuseOverriding(db, where, stretch);
    const campaign = stretch ? await campaignOf(db, station, { user: caller.user, stretch }) : null;
    const begun = { stationId: station.id, user: caller.user, at: now(), filters, reason, campaign };
    const id = await beginCertification(db, begun);
    await enqueue('certify', { id });
    await audit(
      'counts.certify',
      { certification_id: id, filters, counts, ...(reason ? { reason } : {}) },
      { station: station.id },
    );
    return { success: true as const, station: await readStation(db, body.flowid_txdot, language) };
  },
});

/**
 * What a certification of what matches would be about. A large station is read in pieces before it is locked, so that
 * nobody waits meanwhile; `written` says whether it is still so.
 */
async function lookAt(db: Queryable, where: CountsWhere) {
  const written = await selectWritten(db, where.stationId);
  const { counts, first, last } = await readScope(db, where);
  const stretch = first === null || last === null ? null : await selectStretch(db, where, { first, last });
  return { written, counts, stretch, doubled: await selectDoubled(db, where) };
}

/**
 * The campaign that this is a part of; null where it is of none. Refused with 409 to who brought the counts in themselves, where
 * the agency asks for two pairs of eyes and nobody else has validated the station.
 */
async function campaignOf(
  db: Queryable,
  { id: station }: CountStation,
  { user, stretch }: { user: Person; stretch: Stretch },
): Promise<number | null> {
  const campaign = await selectCampaignOf(db, station, stretch);
  if (!campaign) return null;
  const alone = campaign.two_pairs && !(await isValidatedFor(db, station, { user, campaign }));
  if (alone && (await hasEntered(db, { station, user: user.id }, stretch)))
    throw new ApiProblem(409, texts.twoPairs({ campaign: campaign.name }));
  return campaign.id;
}

/** Whether somebody else has validated a station in a campaign, and its counts of that period are those of then (C15). */
async function isValidatedFor(
  db: Queryable,
  station: number,
  { user, campaign }: { user: Person; campaign: CampaignOf },
): Promise<boolean> {
  const { first_day, last_day, validated_at } = campaign;
  if (validated_at === null || isOwnWord(campaign, user)) return false;
  const renewed = await selectRenewed(db, [[station], first_day, addDays(last_day, 1)]);
  return stillHolds(validated_at, renewed.get(station) ?? null);
}

/** Refuses with 422 where nothing matches, by what there is to certify at the station at all. */
async function refuseNothing(db: Queryable, station: CountStation): Promise<void> {
  const waiting = (await readScope(db, countsWhere(station, {}))).counts > 0;
  const obstacle = certifyObstacle({ ...station, counts: 0, waiting });
  const words = { station: station.station_name };
  throw new ApiProblem(422, obstacle === 'nothingWaits' ? texts.nothingWaits(words) : texts.noneUncertified);
}

/** Refuses with 422 to pass over strong findings without a reason. The job asks again, of what the rules know by then. */
async function refuseOverriding(db: Queryable, where: CountsWhere, stretch: Stretch): Promise<void> {
  const strong = await selectStrong(db, where, stretch);
  if (strong.length === 0) return;
  const message = texts.strongOpen({ count: strong.length });
  throw new ApiProblem(422, message, { errors: { reason: [message] } });
}

const NOTHING_OPEN = { strong: 0, review: 0, hint: 0, ranges: 0, intervals: 0 };

const checklist = endpoint('GET /counts/checklist', {
  handle: async ({ reading: db, input: { query }, language, valid }) => {
    const station = await readCountStation(db, query.flowid_txdot, language);
    const filters = readFilters(query.filters, valid);
    const where = countsWhere(station, filters);
    const matched = await readMatched(db, where);
    const { first, last } = matched;
    const range = first === null || last === null ? null : await selectStretch(db, where, { first, last });
    const open = range ? await countOpenFindings(db, where, range) : NOTHING_OPEN;
    const run = await selectRun(db, station.id);
    return {
      ...matched,
      findings: { strong: open.strong, review: open.review, hint: open.hint },
      gaps: { ranges: open.ranges, intervals: open.intervals },
      days_without_counts: range ? await readEmptyDays(db, where, range) : 0,
      left_out: await readLeftOut(db, where),
      counted_twice: await selectDoubled(db, where),
      late: (await readLate(db, station, { filters }))?.counts ?? 0,
      checked_at: run?.finished_at ?? null,
      stale: !run || run.status !== 'done' || run.stale,
    };
  },
});

const ledger = endpoint('GET /counts/certifications', {
  handle: async ({ db, input, language }) => {
    const station = await readCountStation(db, input.query.flowid_txdot, language);
    const rows = await selectLedger(db, station.id);
    const campaigns = await selectCampaignNames(
      db,
      rows.flatMap(({ campaign_id }) => campaign_id ?? []),
    );
    return rows.map((row) => ledgerReply(row, { station, campaigns }, language));
  },
});

const reopen = endpoint('POST /counts/reopen', {
  handle: async ({ db, caller, input: { body }, language, now, enqueue, audit }) => {
    const station = await lockCountStation(db, body.flowid_txdot, language);
    const { minDate, maxDate, reason } = body;
    const asked = { stationId: station.id, user: caller.user, at: now(), minDate, maxDate, reason };
    const counts = await reopenCounts(db, asked);
    if (counts === 0) throw new ApiProblem(422, texts.nothingCertified);
    await refreshDaysCount(db, station.id);
    await requestFindings(db, enqueue, { stationId: station.id, at: now() });
    await audit('counts.reopen', { counts, minDate, maxDate, reason }, { station: station.id });
    await raiseEvent(db, {
      type: 'counts.reopened',
      station: station.id,
      at: now(),
      path: (number) => toldWhere('certified', number),
      data: { counts, first: minDate, last: maxDate },
    });
    const reply = await readStation(db, body.flowid_txdot, language);
    return { success: true as const, reopened: counts, station: reply };
  },
});

/** Declaring counts clean, and taking that back. */
export const certifications: Endpoint[] = [certify, checklist, ledger, reopen];
