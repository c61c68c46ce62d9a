import type { FlowSet, NextFlow, SentFlow } from 'shared-domain';
import { openBatch } from './flow-batch.ts';

const sent = (id: number) => ({ id, name: `Flow ${id}` }) as SentFlow;
const stored = ({ flows }: FlowSet) => Promise.resolve(flows as unknown as NextFlow[]);
const later = <T>(run: () => T) => new Promise<T>((resolve) => setTimeout(() => resolve(run())));

test('flows that come one after the other are delivered together, once', async () => {
  const deliver = jest.fn(stored);
  const batch = openBatch(['a', 'b'], deliver, { withOthers: '' });
  const first = batch.add('a', sent(1));
  const second = later(() => batch.add('b', sent(2)));
  await batch.go([7], [first, second]);
  expect(deliver.mock.calls).toEqual([[{ flows: [sent(1), sent(2)], removed: [7] }]]);
  await expect(Promise.all([first, second])).resolves.toMatchObject([{ id: 1 }, { id: 2 }]);
});

test.each([
  ['is refused by its own form', () => Promise.resolve(false)],
  ['fails before it hands anything in', () => Promise.reject(new Error('gone'))],
])('a flow that %s does not hold up the others', async (_, ending) => {
  const deliver = jest.fn(stored);
  const batch = openBatch(['a', 'b'], deliver, { withOthers: '' });
  const first = later(() => batch.add('a', sent(1)));
  const given = ending();
  given.catch(() => undefined);
  await batch.go([], [first, given]);
  expect(deliver.mock.calls).toEqual([[{ flows: [sent(1)], removed: [] }]]);
});
