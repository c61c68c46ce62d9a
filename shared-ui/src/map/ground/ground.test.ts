import { brotliCompressSync } from 'node:zlib';
import { TEXAS, project } from '../projection.rules.ts';
import { unpacked, type Label, type Line } from './ground.rules.ts';
import { made as near } from './near.made.ts';
import { made as wide } from './wide.made.ts';

const grounds = { wide: unpacked(wide), near: unpacked(near) };
const both = Object.entries(grounds);
const kilobytes = (what: object) => brotliCompressSync(JSON.stringify(what)).length / 1000;

test('the first look takes little over the wire, and a nearer one not much more', () => {
  expect(kilobytes(wide)).toBeLessThan(60);
  expect(kilobytes(near)).toBeLessThan(210);
});

test.each(both)('the outline of the %s ground is the frame of the map', (_, { areas }) => {
  const edge = (of: (line: Line) => number, most: typeof Math.max) => most(...areas.state.map(of));
  const frame = [
    edge(({ west }) => west, Math.min),
    edge(({ east }) => east, Math.max),
    edge(({ north }) => north, Math.min),
    edge(({ south }) => south, Math.max),
  ];
  [0, TEXAS.width, 0, TEXAS.height].forEach((wanted, at) =>
    expect(Math.abs((frame[at] ?? NaN) - wanted)).toBeLessThan(1.5),
  );
});

const isIn = (x: number, y: number, rings: Line[]) => {
  let inside = false;
  for (const { points } of rings)
    for (let at = 0, before = points.length - 2; at < points.length; before = at, at += 2) {
      const [ax = 0, ay = 0] = points.subarray(at, at + 2);
      const [bx = 0, by = 0] = points.subarray(before, before + 2);
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  return inside;
};

test.each([
  ['Austin', -97.74, 30.27, true, false],
  ['the Gulf off Galveston', -94.2, 28.8, false, false],
  ['Lake Texoma', -96.68, 33.88, true, true],
  ['the middle of Monterrey', -100.31, 25.67, true, false],
])('%s is on land or not, in a lake or not', (_, longitude, latitude, land, water) => {
  const { x, y } = project(longitude, latitude);
  for (const [, { areas }] of both) {
    expect(isIn(x, y, areas.land)).toBe(land);
    expect(isIn(x, y, areas.water)).toBe(water);
  }
});

test.each([
  ['Travis', -97.78, 30.33],
  ['Harris', -95.39, 29.86],
  ['El Paso', -106.24, 31.77],
  ['Cameron', -97.48, 26.15],
  ['Dallam', -102.6, 36.28],
])('the name of %s county stands in it', (name, longitude, latitude) => {
  const isIt = ({ text, rank }: Label) => rank === 0 && text === name;
  const county = grounds.near.towns.find(isIt);
  const wanted = project(longitude, latitude);
  expect(Math.hypot((county?.x ?? NaN) - wanted.x, (county?.y ?? NaN) - wanted.y)).toBeLessThan(25);
});

test('each county has its name, once; great towns come before small ones', () => {
  const counties = grounds.near.towns.filter(({ rank }) => rank === 0);
  expect(new Set(counties.map(({ text }) => text)).size).toBe(254);
  const ranks = grounds.near.towns.flatMap(({ rank }) => (rank === 0 ? [] : [rank]));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(grounds.wide.towns.slice(0, 5).map(({ text }) => text)).toContain('Houston');
});

test('the wide ground leaves small roads, railroads and streams to the near one', () => {
  const counted = ({ roads, lines }: typeof grounds.wide) =>
    [roads.minor, lines.rails, lines.streams].map((all) => all.length > 0);
  expect(counted(grounds.wide)).toEqual([false, false, false]);
  expect(counted(grounds.near)).toEqual([true, true, true]);
  expect(grounds.wide.roads.interstate.length).toBeGreaterThan(10);
  expect(grounds.near.numbers.some(({ text, kind }) => text === 'I-35' && kind === 'interstate')).toBe(true);
});
