import { countiesIn, GROUND, roadsIn } from './ground.ts';
import { viewOf } from './map-view.rules.ts';

const AUSTIN = viewOf([{ longitude: -97.74, latitude: 30.27 }]);
const TEXAS = viewOf([]);

/** The corners of a path of steps. */
function pointsOf(path: string): { x: number; y: number }[] {
  let at = { x: 0, y: 0 };
  return [...path.matchAll(/([Ml])(-?\d+) (-?\d+)/g)].map(([, how, x, y]) => {
    const [dx, dy] = [Number(x), Number(y)];
    at = how === 'M' ? { x: dx, y: dy } : { x: at.x + dx, y: at.y + dy };
    return at;
  });
}

test('a map of Austin has its roads, great and small, and the borders about it', async () => {
  const { great, small } = roadsIn(AUSTIN);
  const counties = await countiesIn(AUSTIN);
  for (const path of [great, small, counties]) expect(path).toMatch(/^M/);
  // Interstate 35 passes the middle of the city
  const middle = pointsOf(great).filter(
    ({ x, y }) => Math.hypot(x - GROUND.width / 2, y - GROUND.height / 2) < GROUND.width / 8,
  );
  expect(middle.length).toBeGreaterThan(0);
});

test('a map of the state has its great roads alone, and all counties', async () => {
  const { great, small } = roadsIn(TEXAS);
  expect(small).toBe('');
  expect(pointsOf(great).length).toBeGreaterThan(500);
  expect((await countiesIn(TEXAS)).match(/z/g)?.length).toBeGreaterThanOrEqual(254);
});

test('what lies far from a map is not on it', () => {
  const far = pointsOf(roadsIn(AUSTIN).great).filter(
    ({ x }) => x < -20 * GROUND.width || x > 20 * GROUND.width,
  );
  expect(far).toEqual([]);
});
