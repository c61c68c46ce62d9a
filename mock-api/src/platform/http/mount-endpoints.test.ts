import { Hono } from 'hono';
import type { Deprecated } from 'shared-domain/contract';
import { tellsEnd } from './mount-endpoints.ts';
import type { Env } from './request-frame.ts';

const ENDS: Deprecated = { since: '2026-03-01', until: '2027-03-01' };

function appOf(deprecated?: Deprecated): Hono<Env> {
  const app = new Hono<Env>();
  app.onError(() => new Response('refused', { status: 422 }));
  app.get('/good', tellsEnd({ ...(deprecated && { deprecated }) }), () => Response.json({ good: true }));
  app.get('/bad', tellsEnd({ ...(deprecated && { deprecated }) }), () => {
    throw new Error('Refused.');
  });
  return app;
}

test.each([
  ['/good', 200],
  ['/bad', 422],
])('a deprecated call that answers %s says since when it is, and when it ends', async (path, status) => {
  const answer = await appOf(ENDS).request(path);
  expect([answer.status, answer.headers.get('deprecation'), answer.headers.get('sunset')]).toEqual([
    status,
    '@1772323200',
    'Mon, 01 Mar 2027 00:00:00 GMT',
  ]);
  expect(await answer.text()).not.toBe('');
});

test('another says nothing of the kind', async () => {
  const { headers } = await appOf().request('/good');
  expect([headers.has('deprecation'), headers.has('sunset')]).toEqual([false, false]);
});
