import { answerOnce, loseOnce, server } from './server.ts';

const ready = (signal?: AbortSignal) => fetch('/api/site-settings', { signal });

test('a call reaches the API, from the address of the page', async () => {
  const response = await ready();
  expect(response.status).toBe(200);
  expect(await response.json()).toHaveProperty('institute');
});

test('an answer laid over the API’s is had once', async () => {
  answerOnce('GET /site-settings', 503, { error: 'Later.' });
  expect((await ready()).status).toBe(503);
  expect((await ready()).status).toBe(200);
});

test('a call that is lost is lost', async () => {
  loseOnce('GET /site-settings');
  await expect(ready()).rejects.toThrow('Failed to fetch');
  server.resetHandlers();
  expect((await ready()).status).toBe(200);
});

test('a call given up ends with the reason, before it is made and while it is', async () => {
  await expect(ready(AbortSignal.abort('early'))).rejects.toBe('early');
  const asking = new AbortController();
  const asked = ready(asking.signal);
  asking.abort('late');
  await expect(asked).rejects.toBe('late');
});
