import { act, open } from '../../testing/campaigns.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { AU } from '../../testing/stored-counts.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

describe('two pairs of eyes', () => {
  /** Uma has brought the newest counts in herself. */
  const entered = async () => {
    await testApi().query(
      `with own as (
         insert into imports (station_id, user_id, requested_by, file_name, vendor_code, request, status, created_at)
         select id, 3, 'Uma Castillo', 'Own.csv', '0', '{}', 'done', now() from stations where station_id_tmg = $1
         returning id, station_id)
       update counts c set import_id = own.id from own where c.station_id = own.station_id and c.ts >= '2026-02-01'`,
      [AU],
    );
  };
  const ask = (two_pairs: boolean) => request('PUT /campaign-settings', { body: { two_pairs } }, 'admin');
  const certify = () =>
    request('POST /counts/certify', { body: { flowid_txdot: AU, reason: 'Known' } }, 'user');

  test('who entered counts does not validate them where the agency asks so, and somebody else does', async () => {
    await entered();
    const { id } = await open();
    expect((await act(id, 'validate')).status).toBe(200);
    await act(id, 'send back', 'Again');
    await ask(true);
    expect((await request('GET /campaigns', {}, 'user')).reply.two_pairs).toBe(true);
    const { status, problem } = await act(id, 'validate');
    expect([status, problem.message]).toEqual([
      409,
      'You entered counts of this station yourself. Somebody else has to validate them.',
    ]);
    expect((await act(id, 'validate', undefined, 'admin')).status).toBe(200);
  });

  test('nor does certifying lead around it', async () => {
    await entered();
    const { id } = await open();
    await ask(true);
    const { status, problem } = await certify();
    expect([status, problem.message]).toEqual([409, expect.stringContaining('February counts')]);
    await act(id, 'validate', undefined, 'admin');
    expect((await certify()).status).toBe(200);
  });

  test('counts that came after somebody else had validated are looked at by somebody else again', async () => {
    await entered();
    const { id } = await open();
    await ask(true);
    await act(id, 'validate', undefined, 'admin');
    const result = { added: 0, replaced: 2, first: '2026-02-05 00:00:00', last: '2026-02-05 01:00:00' };
    await testApi().query(
      `update imports set finished_at = $1::timestamptz + interval '1 minute', result = $2::text::jsonb where file_name = 'Own.csv'`,
      [testApi().now().toISOString(), JSON.stringify(result)],
    );
    expect((await certify()).status).toBe(409);
  });

  test('who validated before the agency asked for it does not certify their own counts', async () => {
    await entered();
    const { id } = await open();
    await act(id, 'validate');
    await ask(true);
    expect((await certify()).status).toBe(409);
  });

  test('nor under another name, nor for having the name of who did', async () => {
    await entered();
    const { id } = await open();
    await act(id, 'validate');
    await ask(true);
    await testApi().query(`update users set name = 'Ursula Other' where email = 'user@example.org'`);
    forgetSignIns();
    expect((await certify()).status).toBe(409);
    await act(id, 'send back', 'By somebody else, please', 'admin');
    await act(id, 'validate', undefined, 'admin');
    await testApi().query(
      `update users set name = (select name from users where email = 'admin@example.org') where email = 'user@example.org'`,
    );
    forgetSignIns();
    expect((await certify()).status).toBe(200);
  });

  test('only admins set it, each for their own agency', async () => {
    expect((await request('PUT /campaign-settings', { body: { two_pairs: true } }, 'user')).status).toBe(403);
    await ask(true);
    expect((await request('GET /campaigns', {}, 'houston')).reply.two_pairs).toBe(false);
  });
});
