import { countersOfFinding } from './new-counters.rules.ts';

const came = (since: string) => ({ since, counter: 'TRAFx 7', what: null, became: null, flow_ids: null });
const FINDING = { from: '2026-03-10 00:00:00', until: '2026-03-12 00:00:00', flow_id: 7 };

test.each([
  ['a week before it', '2026-03-03', true],
  ['more than a week before it', '2026-03-02', false],
  ['on its first day', '2026-03-10', true],
  ['within it', '2026-03-11', true],
  ['as it ends', '2026-03-12', false],
])('a counter that came %s', (_when, since, isSaid) => {
  const told = countersOfFinding([came(since)], FINDING, 'en');
  expect(told).toEqual(isSaid ? [{ date: since, kind: 'equipment', text: 'New counter: TRAFx 7' }] : []);
});

test('in Spanish too', () => {
  expect(countersOfFinding([came('2026-03-10')], FINDING, 'es')).toMatchObject([
    { text: 'Contador nuevo: TRAFx 7' },
  ]);
});

test('a change of the counter is told as what it was', () => {
  const changed = { ...came('2026-03-04'), what: 'firmware' as const, became: '4.2' };
  expect(countersOfFinding([changed], FINDING, 'en')).toEqual([
    { date: '2026-03-04', kind: 'equipment', text: 'New firmware: 4.2 (TRAFx 7)' },
  ]);
});

test.each<[string, number[] | null, number]>([
  ['of all flows', null, 1],
  ['of its flow among others', [6, 7], 1],
  ['of another flow', [6], 0],
])('a counter %s', (_of, flow_ids, told) => {
  expect(countersOfFinding([{ ...came('2026-03-10'), flow_ids }], FINDING, 'en')).toHaveLength(told);
});
