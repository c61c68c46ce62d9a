import type { NewShortCount } from 'shared-domain';
import { shortCountErrors } from './short-count.rules.ts';

const TODAY = '2026-03-02';
const manual: NewShortCount = {
  station_id_tmg: null,
  place: 'Shoal Creek',
  mode: 'bicycle',
  kind: 'manual',
  first_day: '2026-02-03',
  last_day: '2026-02-03',
  from_hour: 16,
  hours: [12, 15],
  note: null,
};
const deployment = {
  station_id_tmg: 'AU0001',
  place: null,
  kind: 'deployment',
  from_hour: null,
  hours: null,
} as const;

test.each([
  ['two hours at a place', {}, []],
  ['the last hours of a day', { from_hour: 22 }, []],
  ['today', { first_day: TODAY, last_day: TODAY }, []],
  ['a deployment of 62 days', { ...deployment, first_day: '2026-01-01', last_day: TODAY }, []],
  ['nowhere', { place: null }, ['place']],
  ['a word of nothing', { place: '' }, ['place']],
  ['hours after midnight', { from_hour: 23 }, ['hours']],
  ['no hours', { hours: [] }, ['hours']],
  ['hours of no time', { from_hour: null }, ['hours']],
  ['the last day before the first', { last_day: '2026-02-02' }, ['last_day']],
  ['63 days', { ...deployment, first_day: '2025-12-30', last_day: TODAY }, ['last_day']],
  ['tomorrow', { first_day: '2026-03-03', last_day: '2026-03-03' }, ['first_day']],
  [
    'a deployment at a place in words',
    { ...deployment, station_id_tmg: null, place: 'Here' },
    ['station_id_tmg'],
  ],
])('%s: errors stand at %j', (_what, more, fields) =>
  expect(Object.keys(shortCountErrors({ ...manual, ...more }, TODAY))).toEqual(fields),
);
