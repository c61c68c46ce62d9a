import { countsOneOf, moveExchange } from 'shared-domain';
import type { Transaction } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { saidDay } from '../../platform/text/day-words.rules.ts';
import { selectPublished } from '../../stations/notes/notes.sql.ts';
import { refuse, refuseLeftOut, refuseWrong } from './equipment-checks.ts';
import { equipmentReply } from './equipment.routes.ts';
import * as sql from './equipment.sql.ts';
import { lookAnew } from './look-anew.ts';
import { texts } from './texts.ts';

type Pair = { before: sql.EquipmentRow; after: sql.EquipmentRow };

/** Both counters of a station; nobody else writes either until the transaction ends. */
async function lockPair(
  db: Transaction,
  station: number,
  { before, after }: { before: number; after: number },
): Promise<Pair> {
  const rows = await sql.lockTwo(db, station, [before, after]);
  const one = (id: number) => found(rows.find((row) => row.id === id));
  return { before: one(before), after: one(after) };
}

/** Both with the days that they have once the exchange was on another day; refused where that can't be. */
function movedTo({ before, after }: Pair, first: string): Pair {
  // each has its own place where they have no flow in common
  if (!countsOneOf(before.flow_ids, after.flow_ids)) throw new ApiProblem(409, texts.apart);
  const moved = moveExchange(before, after, first);
  if (!('fault' in moved))
    return { before: { ...before, ...moved.earlier }, after: { ...after, ...moved.later } };
  if (moved.fault === 'noEarlier')
    throw refuse(422, 'first_day', texts.noEarlier({ date: saidDay(before.first_day) }));
  if (moved.fault === 'noLater')
    throw refuse(422, 'first_day', texts.noLater({ date: saidDay(after.last_day ?? first) }));
  throw new ApiProblem(409, texts.apart);
}

/** Writes both; what becomes shorter first, as the other one may only take the days that it gives up. */
async function write(
  db: Transaction,
  station: number,
  { before, after }: Pair,
  earlier: boolean,
): Promise<void> {
  for (const row of earlier ? [before, after] : [after, before]) {
    await refuseWrong(db, station, row, { id: row.id, field: 'first_day' });
    await refuseLeftOut(db, row, { id: row.id, field: 'first_day' });
    await sql.updateEquipment(db, row.id, row);
  }
}

const nameOf = ({ vendor, model, serial }: sql.EquipmentRow): string =>
  [vendor, model, serial].filter(Boolean).join(' ');

const exchange = endpoint('PUT /stations/:stationId/equipment/:equipmentId/exchange', {
  handle: async ({ db, input: { params, body }, now, enqueue, audit }) => {
    const station = found(await selectPublished(db, params.stationId));
    const ids = { before: body.before_id, after: Number(params.equipmentId) };
    const stored = await lockPair(db, station, ids);
    const replies = ({ before, after }: Pair) => ({
      before: equipmentReply(before),
      after: equipmentReply(after),
    });
    if (body.version !== stored.after.version || body.before_version !== stored.before.version)
      throw new ApiProblem(409, texts.staleEquipment, { current: replies(stored) });
    const moved = movedTo(stored, body.first_day);
    // nothing moves, and nobody has to read of it
    if (body.first_day === stored.after.first_day) return replies(stored);
    await write(db, station, moved, body.first_day < stored.after.first_day);
    await lookAnew({ db, enqueue, now }, station, { before: stored.after, after: moved.after });
    const about = {
      equipment_id: ids.after,
      counter: nameOf(stored.after),
      counter_before_id: ids.before,
      counter_before: nameOf(stored.before),
      from: stored.after.first_day,
      until: body.first_day,
    };
    await audit('equipment.exchange', about, { station });
    return replies(await lockPair(db, station, ids));
  },
});

/** The day on which one counter of a station was exchanged for another. */
export const equipmentExchange: Endpoint[] = [exchange];
