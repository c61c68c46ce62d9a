import type { StationChannel } from 'shared-domain';
import { NO_FILTERS } from './filters.rules.ts';
import { flowFilter, flowNamer } from './flows.rules.ts';

const code = (value: string, label: string) => ({ code: value, label });
const channel = (id: number, direction: string, side: string): StationChannel =>
  ({
    id,
    name: `Flow ${id}`,
    count_type: code('1', 'Bicycle'),
    travel_direction: code(direction, `Direction ${direction}`),
    street_side: code(side, `Side ${side}`),
  }) as StationChannel;
const station = { channels: [channel(1, '1', '3'), channel(2, '5', '3'), channel(3, '5', '7')] };

test('a flow is called by its name; one that the station no longer lists has none', () => {
  const name = flowNamer(station);
  expect(name(1)).toContain('Flow 1');
  expect(name(9)).toBe('');
});

test.each([
  ['nothing', {}, [1, 2, 3, 9]],
  ['a direction', { travel_direction: '5' }, [2, 3, 9]],
  ['direction and side', { travel_direction: '5', street_side: '7' }, [3, 9]],
  ['what no flow has', { count_type: '2' }, [9]],
])('filters of %s let through flows %#; one that is no longer listed always', (_, filters, expected) => {
  const shown = flowFilter(station, { ...NO_FILTERS, ...filters });
  expect([1, 2, 3, 9].filter(shown)).toEqual(expected);
});
