import fc from 'fast-check';
import { countId, countIdsInOrder, countOfId } from './count-id.rules.ts';
import { wallClock } from './wall-clock.rules.ts';

test('an id gives back its flow and its time', () => {
  const flows = fc.integer({ min: 1, max: 2 ** 25 });
  const minutes = fc.integer({ min: 0, max: 2 ** 26 });
  fc.assert(
    fc.property(flows, minutes, (flow_id, minute) => {
      const date = wallClock(minute);
      expect(countOfId(countId(flow_id, date))).toEqual({ flow_id, date });
    }),
  );
});

test.each([0, -1, 5, 1.5, NaN, 2 ** 60])('%d is no id of a count', (id) => expect(countOfId(id)).toBeNull());

test('a time that is none is refused', () => expect(() => countId(1, '2024-02-30')).toThrow(RangeError));

test('ids of counts in the order of time are those of each by itself', () => {
  const dates = ['2024-02-29 00:00:00', '2024-02-29 00:00:00', '2024-02-29 00:15:00', '2023-12-31 23:45:00'];
  const idOf = countIdsInOrder();
  expect(dates.map((date, flow) => idOf(flow + 1, date))).toEqual(
    dates.map((date, flow) => countId(flow + 1, date)),
  );
  expect(() => idOf(1, '2024-02-30')).toThrow(RangeError);
});
