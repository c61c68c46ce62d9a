import { testApi } from '../../testing/index.ts';
import { onServer } from '../../testing/suite-database.ts';
import { isUndone } from '../db/others.rules.ts';
import { patiently } from './patience.ts';

const undone = Object.assign(new Error('deadlock detected'), { code: '40P01' });

test('work that the database has undone for the sake of another is done anew', async () => {
  let tries = 0;
  const work = () => (++tries < 3 ? Promise.reject(undone) : Promise.resolve('done'));
  expect(await patiently(work, () => false)).toBe('done');
});

test.each([
  ['what has kept something already', true, 60_000],
  ['what is undone again and again', false, 0],
])('%s is not, and that is told', async (_, hasKept, patience) => {
  await expect(
    patiently(
      () => Promise.reject(undone),
      () => hasKept,
      patience,
    ),
  ).rejects.toBe(undone);
});

onServer.test(
  'of two who wait for each other at two stations one is undone, and both are done in the end',
  async () => {
    const { db } = testApi();
    const stations = await testApi().query<{ id: number }>(
      'select station_id as id from counts group by 1 order by 1 limit 4',
    );
    const [first = 0, ...others] = stations.map(({ id }) => id);
    // a table's first change is noted for the tests' sake, where others would wait for it
    await testApi().query('update counts set note = null where station_id = $1', [first]);
    for (const second of others) {
      const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
      let wereUndone = 0;
      const mark = async (own: number, order: number[]): Promise<void> => {
        const [mine, theirs] = own === 0 ? held : [held[1], held[0]];
        await patiently(
          () =>
            db
              .transaction(async (tx) => {
                const note = (station: number | undefined) =>
                  tx.query('update counts set note = $2 where station_id = $1', [station ?? 0, `by ${own}`]);
                await note(order[0]);
                mine.resolve();
                await theirs.promise;
                await note(order[1]);
              })
              .catch((error: unknown) => {
                if (isUndone(error)) wereUndone += 1;
                throw error;
              }),
          () => false,
          60_000,
        );
      };
      await Promise.all([mark(0, [first, second]), mark(1, [second, first])]);
      expect(wereUndone).toBeGreaterThan(0);
      const notes = await testApi().query('select distinct note from counts where station_id in ($1, $2)', [
        first,
        second,
      ]);
      expect(notes).toHaveLength(1);
    }
  },
);
