import { placeAt, project, TEXAS } from './projection.rules.ts';

test.each([
  ['Austin', -97.74, 30.27],
  ['El Paso', -106.49, 31.76],
  ['Brownsville', -97.5, 25.9],
  ['Texarkana', -94.05, 33.43],
])('%s stands on the map of Texas, and is found again there', (_, longitude, latitude) => {
  const { x, y } = project(longitude, latitude);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x).toBeLessThanOrEqual(TEXAS.width);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThanOrEqual(TEXAS.height);
  const found = placeAt({ x, y });
  expect(found.longitude).toBeCloseTo(longitude, 9);
  expect(found.latitude).toBeCloseTo(latitude, 9);
});

test('north is up and east is right', () => {
  const { x, y } = project(-98, 30);
  expect(project(-97, 30).x).toBeGreaterThan(x);
  expect(project(-98, 31).y).toBeLessThan(y);
});
