import { testApi } from '../../testing/index.ts';
import { withOneMore } from './pace.rules.ts';
import { sharedPace } from './pace.ts';

test('what several processes send at once is known to each of them', async () => {
  await testApi().reset();
  const [one, other] = [sharedPace(testApi().db), sharedPace(testApi().db)];
  const now = Date.UTC(2026, 2, 2, 12);
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 ? one : other).change((sent) => withOneMore(sent, now + n))),
  );
  await other.change((sent) => ({ ...sent, closedUntil: now + 45_000 }));
  const known = await one.read();
  expect(known).toMatchObject({
    closedUntil: now + 45_000,
    at: Array.from({ length: 20 }, (_, n) => now + n),
    spent: { requests: 20 },
  });
  expect(await other.read()).toEqual(known);
});
