import type { ComparedSeriesReply } from '../contract/compare.calls.ts';
import { comparedStations } from './compared-stations.rules.ts';

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
