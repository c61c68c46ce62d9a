import { CONTRACT } from 'shared-domain/contract';
import { TRIED, TRIED_COLUMN } from 'shared-domain/testing/tried-dropdown';
import { STATION_FACTS } from '../counts/exports/station-facts.ts';
import type { Param, Queryable } from '../platform/db/database.ts';
import { nextStationReply } from '../stations/next/next-station-reply.ts';
import { stationFaults } from '../stations/next/next-station.rules.ts';
import { readStationOptions } from '../stations/next/station-options.ts';
import { stationSentences } from '../stations/next/station-problem.ts';
import { columnsOfNext, v1Fields } from '../stations/records/station-forms.ts';
import { insertRecord, selectRecords, updateRecord } from '../stations/records/station-record.sql.ts';
import type { StationRecord } from '../stations/records/station-record.sql.ts';
import { stations } from '../stations/records/stations.tables.ts';
import { columnsOfV1 } from '../stations/v1/v1-columns.ts';
import { readV1Options } from '../stations/v1/v1-options.ts';
import { v1Sentences } from '../stations/v1/v1-station-problem.ts';
import { v1StationFaults } from '../stations/v1/v1-station.rules.ts';
import { completeStation } from './walk/walk.bodies.ts';
import { completeV1Station } from './walk/walk.station-bodies.ts';

const next = { ...completeStation, [TRIED_COLUMN]: TRIED.code };
const older = { ...completeV1Station, [TRIED_COLUMN]: TRIED.code };
const withoutIt = (station: object) =>
  Object.fromEntries(Object.entries(station).filter(([name]) => name !== TRIED_COLUMN));
const lists = {
  codes: new Proxy<Record<string, string[]>>(
    {},
    {
      get: (_, list) => (list === TRIED.list ? [TRIED.code] : undefined),
    },
  ),
  districts: [],
  counties: [],
  cities: [],
};

/** A database that keeps what it is asked. */
function listening() {
  const asked: { sql: string; params: readonly Param[] }[] = [];
  const query = (sql: string, params: readonly Param[] = []) => {
    asked.push({ sql, params });
    return Promise.resolve([]);
  };
  return { asked, db: { query } as unknown as Queryable };
}

describe('a dropdown of the table of fields, and the API', () => {
  test.each([
    ['next', CONTRACT['POST /next-stations'].body, (station: object) => station],
    ['v1', CONTRACT['POST /stations'].body, (station: object) => ({ station })],
  ] as const)('takes it from the %s form, and refuses a request without it', (form, schema, body) => {
    const station = form === 'next' ? next : older;
    expect(schema.parse(body(station))).toMatchObject(body({ [TRIED_COLUMN]: TRIED.code }));
    expect(schema.safeParse(body(withoutIt(station))).success).toBe(false);
    expect(schema.safeParse(body({ ...station, [TRIED_COLUMN]: 'too long' })).success).toBe(false);
  });

  test('answers it to both forms, with its options', () => {
    for (const key of ['GET /next-stations/:id', 'GET /draft-stations/:draftId'] as const)
      expect(CONTRACT[key].reply.shape).toHaveProperty(TRIED_COLUMN);
    for (const key of ['GET /next-station-options', 'GET /station-options'] as const)
      expect(CONTRACT[key].reply.shape).toHaveProperty(TRIED.list);
    const record = { ...columnsOfNext(next), draft: false } as StationRecord;
    expect(nextStationReply(record, [])).toMatchObject({ [TRIED_COLUMN]: TRIED.code });
    expect(v1Fields(record, [])).toMatchObject({ [TRIED_COLUMN]: TRIED.code });
  });

  test('reads and writes its column, whichever form sends it', async () => {
    const { db, asked } = listening();
    const kept = { before: null, facts: {}, stage: 'draft' } as const;
    const owner = { agency: 1, form: 'v1', stationId: null } as const;
    await insertRecord(db, owner, columnsOfNext(next));
    await updateRecord(db, 1, null, columnsOfV1(older, { ...lists, codes: {} }, kept));
    await selectRecords(db, { id: 1 });
    for (const { sql } of asked) expect(sql).toMatch(new RegExp(`\\b${TRIED_COLUMN}\\b`));
    for (const { params } of asked.slice(0, 2)) expect(params).toContain(TRIED.code);
    expect(stations.columns).toHaveProperty(TRIED_COLUMN);
  });

  test('asks for its code list', async () => {
    const { db, asked } = listening();
    await readStationOptions(db, 'en');
    await readV1Options(db, null, 'en');
    const listed = asked.filter(({ params }) => [params[0]].flat().includes(TRIED.list));
    expect(listed).toHaveLength(2);
  });

  test('refuses a code that is not on its list, by its name in both languages', () => {
    const strange = { [TRIED_COLUMN]: '~' };
    const faults = stationFaults({ ...next, ...strange }, lists, 'draft');
    const v1Faults = v1StationFaults({ ...older, channels: [], ...strange }, lists, 'draft');
    for (const sentences of [stationSentences(faults), v1Sentences(v1Faults)]) {
      expect(sentences[TRIED_COLUMN]).toEqual([
        { en: expect.stringContaining(TRIED.en), es: expect.stringContaining(TRIED.es) },
      ]);
    }
    expect(stationFaults(next, lists, 'draft')).not.toHaveProperty(TRIED_COLUMN);
  });

  test('exports it with its label and meaning', () => {
    const { name, list, meaning } = TRIED;
    expect(STATION_FACTS).toContainEqual({ column: name, source: TRIED_COLUMN, list, meaning });
  });
});
