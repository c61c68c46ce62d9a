import { clusterView, homeView, QUARTER_UNITS, unitsAround, wholeView } from './fitted-view.rules.ts';
import { CLUSTER_PX, clustersOf, isInside, toPixels, viewBoxOf } from './view.rules.ts';
import { project, TEXAS } from './projection.rules.ts';

const box = { width: 900, height: 500 };
const whole = wholeView(box);
const place = (id: string, longitude: number, latitude: number) => {
  return { id, ...project(longitude, latitude) };
};
const zilker = place('zilker', -97.772, 30.267);
const shoalCreek = place('shoal creek', -97.749, 30.289);
const houston = place('houston', -95.369, 29.76);
const elPaso = place('el paso', -106.485, 31.761);

test('the whole state stands in the box', () => {
  expect(isInside(toPixels(elPaso, whole, box), box)).toBe(true);
  expect(isInside(toPixels({ x: 0, y: 0 }, whole, box), box)).toBe(true);
  expect(isInside(toPixels({ x: TEXAS.width, y: TEXAS.height }, whole, box), box)).toBe(true);
  expect(viewBoxOf({ x: 100, y: 50, scale: 2 }, { width: 40, height: 20 })).toBe('90.00 45.00 20.00 10.00');
});

test("an agency's map opens on its counters, no nearer than their county", () => {
  const austin = homeView([zilker, shoalCreek], box);
  expect(austin.scale).toBeGreaterThan(whole.scale * 3);
  expect(austin.scale * 115).toBeCloseTo(box.height);
  for (const point of [zilker, shoalCreek]) expect(isInside(toPixels(point, austin, box), box)).toBe(true);
  expect(isInside(toPixels(houston, austin, box), box)).toBe(false);
  expect(homeView([zilker], box)).toMatchObject({ x: zilker.x, y: zilker.y, scale: austin.scale });
});

test('counters of two cities open with both in view, of the whole state on the whole state', () => {
  const two = homeView([zilker, houston], box);
  expect(two.scale).toBeGreaterThan(whole.scale);
  for (const point of [zilker, houston]) expect(isInside(toPixels(point, two, box), box)).toBe(true);
  const corner = place('brownsville', -97.49, 25.93);
  expect(homeView([elPaso, houston, corner, place('texline', -103.02, 36.38)], box)).toEqual(whole);
  expect(homeView([], box)).toEqual(whole);
});

describe('under controls', () => {
  // a phone's map with the buttons that zoom it and its legend, and a desk's
  const zoom = { left: 276, top: 10, right: 320, bottom: 150 };
  const legend = { left: 12, top: 454, right: 318, bottom: 490 };
  const phone = { width: 330, height: 500, controls: [zoom, legend] };
  const desk = {
    width: 1028,
    height: 500,
    controls: [
      { left: 984, top: 10, right: 1018, bottom: 120 },
      { left: 12, top: 454, right: 250, bottom: 490 },
    ],
  };
  /** Half a marker with its ring. */
  const REACH = 20;
  const brownsville = place('brownsville', -97.49, 25.93);
  const corpus = place('corpus christi', -97.4, 27.8);
  const dallas = place('dallas', -96.8, 32.78);
  const texarkana = place('texarkana', -94.05, 33.43);

  test.each([
    ['the whole state on a phone', phone, [elPaso, houston, brownsville, texarkana]],
    ['a city on a phone', phone, [zilker, shoalCreek]],
    ['the whole width on a phone', phone, [elPaso, houston, zilker]],
    ['a high narrow area on a phone', phone, [dallas, corpus]],
    ['what reaches into both corners on a phone', phone, [dallas, texarkana, corpus]],
    ['the whole state on a desk', desk, [elPaso, houston, brownsville, texarkana]],
    ['the whole width on a desk', desk, [elPaso, texarkana, houston]],
    ['two cities on a desk', desk, [zilker, houston]],
  ])('no marker lies or is cut at the edge: %s', (_, on, points) => {
    const view = homeView(points, on);
    for (const point of points) {
      const { x, y } = toPixels(point, view, on);
      expect(Math.min(x, y, on.width - x, on.height - y)).toBeGreaterThanOrEqual(REACH);
      for (const { left, top, right, bottom } of on.controls) {
        const [aside, over] = [Math.max(left - x, x - right), Math.max(top - y, y - bottom)];
        expect(Math.max(aside, over)).toBeGreaterThanOrEqual(REACH);
      }
    }
  });

  test('the middle is kept where nothing lies under them', () => {
    const { controls: _, ...bare } = desk;
    expect(homeView([zilker, shoalCreek], desk)).toEqual(homeView([zilker, shoalCreek], bare));
    expect(wholeView(desk)).toEqual(wholeView(bare));
  });

  test('a low map whose controls leave no room opens in the middle', () => {
    const low = { width: 100, height: 60, controls: [{ left: 0, top: 0, right: 100, bottom: 60 }] };
    expect(homeView([zilker], low)).toMatchObject({ x: zilker.x, y: zilker.y });
  });
});

test('opening a cluster at least doubles the scale', () => {
  const wide = [houston, elPaso];
  expect(clusterView(wide, box, whole).scale).toBeCloseTo(whole.scale * 2);
});

describe('the map of one station', () => {
  const small = { width: 560, height: 300 };
  const own = { id: 'own', x: 900, y: 900 };
  const at = (units: number) => ({ id: `at ${units}`, x: own.x + units, y: own.y });

  test.each([
    ['a quarter of its city where nobody is near', [at(60)], QUARTER_UNITS],
    ['as near where there is no other', [], QUARTER_UNITS],
    ['nearer where another counter would stand over it', [at(1.9), at(60)], (300 * 1.9) / 42],
    ['no nearer for one at the same place, which no zoom parts', [at(0), at(60)], QUARTER_UNITS],
  ])('opens on %s', (_, others, units) => expect(unitsAround(own, others, small)).toBeCloseTo(units, 5));

  test('has its own marker apart from the others', () => {
    const others = [at(1.9), at(2.4), at(7), at(30)];
    const view = homeView([own], small, unitsAround(own, others, small));
    const middle = toPixels(own, view, small);
    for (const { x, y } of clustersOf(others, view, small))
      expect(Math.hypot(x - middle.x, y - middle.y)).toBeGreaterThan(CLUSTER_PX);
  });
});
