import fc from 'fast-check';
import { steadfastgateCounts } from '../demo/seed/steadfastgate.ts';
import { certifySteadfastgate, EMPTY_STATION } from '../testing/figures/certified-steadfastgate.ts';
import { CUSTOM, imported } from '../testing/import-files.ts';
import { forgetSignIns, request, testApi } from '../testing/index.ts';

// years of a real counter are thousands of counts
jest.setTimeout(240_000);

const fresh = async () => {
  await testApi().reset();
  forgetSignIns();
};
const DAY_MS = 86_400_000;
const dayOf = (at: number) => new Date(Date.UTC(2011, 0, 1) + at * DAY_MS).toISOString().slice(0, 10);

/** All that is told of the station's year, without the layers, of which a factor is one. */
async function told() {
  const params = { stationId: EMPTY_STATION };
  const query = { year: 2011 };
  const station = (await request('GET /figures/:stationId', { params, query }, 'user')).reply;
  const list = (await request('GET /figures', { query }, 'user')).reply;
  const tables = (await request('GET /figures/:stationId/tables', { params, query }, 'user')).reply;
  const mode = 'pedestrian' as const;
  const of = { ...query, mode, method: 'aashto' as const };
  const provenance = (await request('GET /figures/:stationId/provenance', { params, query: of }, 'user'))
    .reply;
  const without = <O extends { layered: unknown }>(some: readonly O[]) =>
    some.map((one) => ({ ...one, layered: null }));
  return {
    layered: station.figures.flatMap(({ value, layered }) => (layered ? [{ value, layered }] : [])),
    numbers: {
      rows: without(list.rows),
      flows: without(station.flows),
      figures: without(station.figures),
      tables: { ...tables, completeness: tables.completeness.map((one) => ({ ...one, factors: [] })) },
      provenance: { ...provenance, factors: [] },
    },
  };
}

test('a factor of 1 changes no number of any answer, whichever flow it is of and whatever days it holds on', async () => {
  await fresh();
  const flows = await certifySteadfastgate(['2011']);
  const before = await told();
  expect(before.layered).toEqual([]);
  const span = fc.tuple(fc.nat(364), fc.nat(364), fc.constantFrom(...flows));
  await fc.assert(
    fc.asyncProperty(span, async ([one, other, flow]) => {
      await testApi().query('delete from flow_factors');
      await testApi().query(
        `insert into flow_factors (station_id, flow_id, value, low, high, valid_from, valid_until, reason, state, user_name, created_at)
         values ($1, $2, 1, 1, 1, $3, $4, 'Exact', 'approved', 'Uma Castillo', now())`,
        [flow.station_id, flow.id, dayOf(Math.min(one, other)), dayOf(Math.max(one, other))],
      );
      const { layered, numbers } = await told();
      expect(numbers).toEqual(before.numbers);
      expect(layered.length).toBeGreaterThan(0);
      for (const { value, layered: with1 } of layered) {
        expect(with1.value).toBeCloseTo(value ?? Number.NaN, 9);
        expect(with1.factors).toMatchObject([{ factor: 1 }]);
      }
    }),
    { numRuns: 4 },
  );
});

const CHANNELS = ['channel_1', 'channel_2'];

/** The real counter's 2011 as files of BP/CX Custom, one for each quarter. */
function quarters(): string[] {
  const rows = new Map<string, string[]>();
  for (const { ts, flow, count } of steadfastgateCounts()) {
    if (!ts.startsWith('2011')) continue;
    const row = rows.get(ts) ?? ['', ''];
    row[flow] = String(count ?? '');
    rows.set(ts, row);
  }
  const lines = [...rows].map(([ts, counts]) => ({
    month: Number(ts.slice(5, 7)),
    line: [ts, ...counts].join(),
  }));
  return [0, 1, 2, 3].map((quarter) => {
    const own = lines.filter(({ month }) => Math.ceil(month / 3) - 1 === quarter).map(({ line }) => line);
    return `${['Date', ...CHANNELS].join()}\n${own.join('\n')}\n`;
  });
}

/** Imports these files one after the other, certifies, and answers the station's figures. */
async function figuresOf(files: readonly string[]) {
  await fresh();
  for (const file of files) {
    expect((await imported(file, { interval: 60, headers: CHANNELS })).status).toBe('done');
  }
  await request('POST /counts/certify', { body: { flowid_txdot: CUSTOM, reason: 'Known' } }, 'user');
  await testApi().runJobs();
  const params = { stationId: CUSTOM };
  return (await request('GET /figures/:stationId', { params, query: { year: 2011 } }, 'user')).reply;
}

test('the order in which files were imported changes no figure', async () => {
  const files = quarters();
  const inOrder = await figuresOf(files);
  expect(inOrder.flows.map(({ methods }) => methods[0]?.value ?? 0).every((value) => value > 0)).toBe(true);
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(files, { minLength: files.length }), async (shuffled) => {
      expect(await figuresOf(shuffled)).toEqual(inOrder);
    }),
    { numRuns: 2 },
  );
});
