import type { Queryable } from '../../db/database.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { csvPieces } from './csv-rows.ts';
import { selectExportOrder } from './exports.sql.ts';
import { tmasPieces } from './tmas-files.ts';

const STATION = 'AU0002';
const DAYS = { fromDate: '02/10/2026', toDate: '02/12/2026' };

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

/** The database, in which a day of the station is reopened by others right after a statement like this. */
function reopenedAfter(like: RegExp): Queryable {
  const { db } = testApi();
  return {
    ...db,
    query: async (sql, params) => {
      const rows = await db.query<never>(sql, params);
      if (like.test(sql))
        await db.query(
          `update counts set certification_id = null where ts::date = '2026-02-11'
           and station_id = (select id from stations where station_id_tmg = $1)`,
          [STATION],
        );
      return rows;
    },
  };
}

async function read(pieces: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const piece of pieces) bytes += piece.length;
  return bytes;
}

describe('a file of which a day is reopened while it is written is refused, and whole when it is written again', () => {
  test('as CSV', async () => {
    const body = { ...DAYS, stations: [STATION], count_types: [], count_methods: [], travel_directions: [] };
    const { reply } = await request(
      'POST /export/prepare-csv',
      { body: { ...body, countData: true, stationMetadata: false } },
      'user',
    );
    expect(reply.success).toBeTruthy();
    const [made] = await testApi().query<{ id: number }>('select id from exports');
    const order = await selectExportOrder(testApi().db, made?.id ?? 0, 'csv');
    if (!order) throw new Error('There is no order');
    const written = () => ({ rows: 0, total: 0 });
    await expect(read(csvPieces(reopenedAfter(/count\(\*\) as counts/), order, written()))).rejects.toThrow(
      /changed/,
    );
    const again = written();
    await read(csvPieces(testApi().db, order, again));
    expect(again).toEqual({ rows: 192, total: 192 });
  });

  test('to TMAS', async () => {
    await request('POST /export/prepare-tmas', { body: { ...DAYS, stations: [STATION] } }, 'super');
    const [made] = await testApi().query<{ id: number }>('select id from exports');
    const order = await selectExportOrder(testApi().db, made?.id ?? 0, 'tmas');
    if (!order) throw new Error('There is no order');
    const written = () => ({ rows: 0, total: 0 });
    await expect(read(tmasPieces(reopenedAfter(/as mixed/), order, written()))).rejects.toThrow(/changed/);
    expect(await read(tmasPieces(testApi().db, order, written()))).toBeGreaterThan(0);
  });
});
