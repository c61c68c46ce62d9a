import type { Queryable } from '../../platform/db/database.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { beginCertification, endCertification } from '../certifications/certifications.sql.ts';
import { claimCounts, readClaimed } from '../certifications/claim.sql.ts';
import { reopenCounts } from '../certifications/reopen.sql.ts';
import { csvPieces } from './csv-files.ts';
import { selectExportOrder, type ExportKind } from './exports.sql.ts';
import { ordered, prepare } from '../../testing/ordered-export.ts';
import { tmasPieces } from './tmas-files.ts';
import { ofOneMoment } from './written.ts';

const STATION = 'AU0002';
const DAY = '2026-02-11';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

/** The database, in which others act right after the first statement like this. */
function interrupted(like: RegExp, act: (stationId: number) => Promise<unknown>): Queryable {
  const { db } = testApi();
  let over = false;
  return {
    ...db,
    query: async (sql, params) => {
      const rows = await db.query<never>(sql, params);
      if (like.test(sql) && !over) {
        over = true;
        const [station] = await db.query<{ id: number }>(
          'select id from stations where station_id_tmg = $1',
          [STATION],
        );
        await act(station?.id ?? 0);
      }
      return rows;
    },
  };
}

const by = { user: { id: 1, name: 'Sam Rivera' }, at: new Date('2026-03-02T12:00:00Z') };
const reopened = (stationId: number) =>
  testApi().db.transaction((tx) =>
    reopenCounts(tx, { ...by, stationId, minDate: DAY, maxDate: DAY, reason: 'Wrong' }),
  );

/** As many counts as before are certified in the end, with other numbers. */
async function corrected(stationId: number): Promise<void> {
  const { db } = testApi();
  await reopened(stationId);
  await db.query(`update counts set count = count + 1 where station_id = $1 and ts::date = $2::date`, [
    stationId,
    DAY,
  ]);
  const id = await beginCertification(db, { ...by, stationId, filters: {}, reason: null });
  const where = {
    stationId,
    timeZone: 'America/Chicago',
    flows: null,
    suspect: null,
    nullsOnly: false,
    vendor: null,
    from: DAY,
    until: '2026-02-12',
  };
  const plan = { where, stretch: { first: DAY, last: DAY } };
  await claimCounts(db, plan, id);
  const asked = { user_id: 1, requested_by: 'Uma Castillo', filters: {}, reason: null, giving_up: false };
  const row = { ...asked, id, station_id: stationId, status: 'running' as const };
  const claimed = await readClaimed(db, row, plan);
  await db.transaction((tx) => endCertification(tx, row, { status: 'done', at: by.at, ...claimed }));
}

async function orderOf<K extends ExportKind>(kind: K) {
  const [latest] = await ordered(kind === 'csv' ? 'user' : 'super');
  const order = await selectExportOrder(testApi().db, latest?.id ?? 0, kind);
  if (!order) throw new Error('There is no order');
  return order;
}

async function bytesOf(
  db: Queryable,
  order: { station_ids: number[] },
  pieces: AsyncIterable<Uint8Array>,
): Promise<number> {
  let bytes = 0;
  for await (const piece of ofOneMoment(db, order.station_ids, pieces)) bytes += piece.length;
  return bytes;
}

describe.each([
  ['is reopened', reopened],
  ['is reopened, corrected and certified again', corrected],
])(
  'a file of which a day %s while it is written is refused, and whole when it is written again',
  (_, act) => {
    test('as CSV', async () => {
      await prepare();
      const order = await orderOf('csv');
      const written = () => ({ rows: 0, total: 0 });
      const db = interrupted(/count\(\*\)::int as counts, min\(ts\)::date/, act);
      await expect(bytesOf(db, order, csvPieces(db, order, written()))).rejects.toThrow(/during the export/);
      const again = written();
      await bytesOf(testApi().db, order, csvPieces(testApi().db, order, again));
      expect(again.rows).toBe(act === reopened ? 192 : 288);
    });

    test('to TMAS', async () => {
      const body = { stations: [STATION], fromDate: '02/10/2026', toDate: '02/12/2026' };
      await request('POST /export/prepare-tmas', { body }, 'super');
      const order = await orderOf('tmas');
      const written = () => ({ rows: 0, total: 0 });
      const db = interrupted(/as mixed/, act);
      await expect(bytesOf(db, order, tmasPieces(db, order, written()))).rejects.toThrow(/during the export/);
      const { db: quiet } = testApi();
      expect(await bytesOf(quiet, order, tmasPieces(quiet, order, written()))).toBeGreaterThan(0);
    });
  },
);

test('certifying at another station meanwhile is no matter', async () => {
  await prepare();
  const order = await orderOf('csv');
  let isOver = false;
  const db = interrupted(/count\(\*\)::int as counts, min\(ts\)::date/, async () => {
    isOver = true;
    const [other] = await testApi().db.query<{ id: number }>(
      `select id from stations where station_id_tmg = 'AU0001'`,
    );
    await corrected(other?.id ?? 0);
  });
  const written = { rows: 0, total: 0 };
  await bytesOf(db, order, csvPieces(db, order, written));
  expect(isOver).toBe(true);
  expect(written).toMatchObject({ rows: 288, total: 288, leftOut: [] });
});
