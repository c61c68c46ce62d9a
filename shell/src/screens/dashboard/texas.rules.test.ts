import { project } from './texas.rules.ts';
import { texas } from './texas.ts';

test.each([
  ['Austin', -97.74, 30.27],
  ['El Paso', -106.49, 31.76],
  ['Brownsville', -97.5, 25.9],
  ['Texarkana', -94.05, 33.43],
])('%s stands on the map of Texas', (_, longitude, latitude) => {
  const [x, y] = project(texas, longitude, latitude);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x).toBeLessThanOrEqual(texas.width);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThanOrEqual(texas.height);
});

test('north is up and east is right', () => {
  const [x, y] = project(texas, -98, 30);
  expect(project(texas, -97, 30)[0]).toBeGreaterThan(x);
  expect(project(texas, -98, 31)[1]).toBeLessThan(y);
});

test('each county has its name, and its borders are drawn once', () => {
  expect(new Set(texas.names.map(([name]) => name)).size).toBe(254);
  expect(texas.inner).toMatch(/^M[-\d lM]+$/);
  expect(texas.inner.startsWith(texas.state)).toBe(false);
});
