import type { ComparedSeriesReply } from '../contract/compare.calls.ts';
import { comparedStations, flowsAt } from './compared-stations.rules.ts';

type Series = Pick<ComparedSeriesReply, 'station_id_tmg' | 'group'>;
const of = (id: string): Series => ({ station_id_tmg: id, group: null });
const ofGroup = (...stations: string[]) => ({ station_id_tmg: null, group: { stations } }) as Series;

test('stations and those of groups, each once and in order', () => {
  const series = [of('AU0002'), ofGroup('AU0001', 'AU0002', 'AU0003'), of('AU0001')];
  expect(comparedStations(series)).toEqual(['AU0002', 'AU0001', 'AU0003']);
});

test('no more than series can be told apart', () => {
  const many = Array.from({ length: 20 }, (_, at) => `AU${at}`);
  expect(comparedStations([ofGroup(...many)])).toEqual(many.slice(0, 8));
});

test.each<[string, Parameters<typeof flowsAt>[1], number[] | null]>([
  ['flows alone', [ofFlow(1), ofFlow(2), ofFlow(1)], [1, 2]],
  ['a flow and the station', [ofFlow(1), { ...ofFlow(0), flow: null }], null],
  ['a flow, and another station', [ofFlow(1), { ...ofFlow(9), station_id_tmg: 'AU0002' }], [1]],
  ['a flow and a group that the station is in', [ofFlow(1), groupWith('AU0001')], null],
  ['a group of others', [groupWith('AU0002')], null],
])('flows that are looked at of a station: %s', (_what, series, expected) =>
  expect(flowsAt('AU0001', series)).toEqual(expected),
);

function ofFlow(id: number): Parameters<typeof flowsAt>[1][number] {
  return { station_id_tmg: 'AU0001', flow: { id }, group: null };
}

function groupWith(station: string): Parameters<typeof flowsAt>[1][number] {
  return { station_id_tmg: null, flow: null, group: { stations: [station] } };
}
