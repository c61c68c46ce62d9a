import { personas, testApi } from '../../testing/index.ts';
import { countedOnce, withoutOverlap } from './overlap.sql.ts';

/** How the database would answer a statement that the demonstration's super admin asks of a station, as lines. */
async function planOf(sql: string): Promise<string> {
  const [person] = await testApi().query<{ user: number; agency: number }>(
    'select id as user, agency_id as agency from users where email = $1',
    [personas.super],
  );
  const scope = { user: person?.user ?? 0, agency: person?.agency ?? 0, everything: true };
  const lines = await testApi().db.transaction((tx) => tx.query<{ 'QUERY PLAN': string }>(`explain ${sql}`), {
    scope,
  });
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

let station = 0;
beforeAll(async () => {
  const [row] = await testApi().query<{ id: number }>(
    `select id from stations where station_id_tmg = 'AU0001'`,
  );
  station = row?.id ?? 0;
});

// looked for anew for each of them, a year's counts take seconds where they lie on several machines
test.each(['all', 'certified'] as const)(
  'the counts (%s) for whose time others stand are gathered once, then looked up',
  async (kind) => {
    const plan = await planOf(
      `select count(*) from counts where station_id = ${station} and ${countedOnce(String(station), kind)}`,
    );
    expect(plan).toContain('hashed SubPlan');
  },
);

test('so are the days that hold any', async () => {
  const plan = await planOf(
    `select count(*) from certified_days d where d.station_id = any(array[${station}])
       and ${withoutOverlap(`array[${station}]`, 'd')}`,
  );
  expect(plan).toContain('hashed SubPlan');
});
