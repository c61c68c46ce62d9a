import { countersOfFinding } from './new-counters.rules.ts';

const FINDING = { from: '2026-03-10 00:00:00', until: '2026-03-12 00:00:00' };

test.each([
  ['a week before it', '2026-03-03', true],
  ['more than a week before it', '2026-03-02', false],
  ['on its first day', '2026-03-10', true],
  ['within it', '2026-03-11', true],
  ['as it ends', '2026-03-12', false],
])('a counter that came %s', (_when, since, isSaid) => {
  const told = countersOfFinding([{ since, counter: 'TRAFx 7' }], FINDING, 'en');
  expect(told).toEqual(isSaid ? [{ date: since, kind: 'equipment', text: 'New counter: TRAFx 7' }] : []);
});

test('in Spanish too', () => {
  expect(countersOfFinding([{ since: '2026-03-10', counter: 'TRAFx 7' }], FINDING, 'es')).toMatchObject([
    { text: 'Contador nuevo: TRAFx 7' },
  ]);
});
