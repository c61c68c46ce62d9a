import fc from 'fast-check';
import { countId, countOfId } from './count-id.rules.ts';
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
