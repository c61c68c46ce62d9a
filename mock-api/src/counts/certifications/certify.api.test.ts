import type { CountFilters } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { AU } from '../../testing/stored-counts.ts';

describe('a certification', () => {
  beforeEach(async () => {
    await testApi().reset();
    forgetSignIns();
  });

  const certify = (body: object = {}, as: Persona = 'user') =>
    request('POST /counts/certify', { body: { flowid_txdot: AU, reason: 'Known', ...body } }, as);
  const station = async () =>
    (await request('GET /stations/:stationId', { params: { stationId: AU } }, 'user')).reply;
  const scope = async (filters: CountFilters = {}) =>
    (
      await request(
        'GET /counts/scope',
        { query: { flowid_txdot: AU, filters: JSON.stringify(filters) } },
        'user',
      )
    ).reply;

  test('runs in the background and tells the person when it is done', async () => {
    const before = await scope();
    expect(before.counts).toBeGreaterThan(1000);
    const { status, reply } = await certify();
    expect([status, reply.success, reply.station.certifying]).toEqual([200, true, 1]);
    expect((await scope()).counts).toBe(before.counts);
    await testApi().runJobs();
    expect(await station()).toMatchObject({ certifying: 0, days_count: null });
    expect(await scope()).toEqual({ counts: 0, first: null, last: null, nulls: 0, suspects: 0 });
    const ledger = await request('GET /counts/certifications', { query: { flowid_txdot: AU } }, 'user');
    expect(ledger.reply[0]).toMatchObject({
      status: 'done',
      counts: before.counts,
      first: before.first,
      last: before.last,
    });
    const { reply: told } = await request('GET /notifications', {}, 'user');
    expect(told.data[0]).toMatchObject({
      kind: 'certification',
      ok: true,
      read: false,
      href: '/stations/AU0001',
    });
    expect((await testApi().outbox()).at(-1)).toMatchObject({
      recipient: 'user@example.org',
      subject: expect.stringContaining('Certification complete'),
    });
    const audit = await testApi().query(
      'select action, user_name from audit_log where station_id is not null order by id',
    );
    expect(audit.map(({ action }) => action)).toEqual(['counts.certify', 'counts.certified']);
  });

  test('certifies what the filters match and leaves the rest', async () => {
    const filters = { travel_direction: '1' };
    const [all, part] = [await scope(), await scope(filters)];
    await certify({ filters });
    await testApi().runJobs();
    expect((await scope(filters)).counts).toBe(0);
    expect((await scope()).counts).toBe(all.counts - part.counts);
    expect((await station()).days_count).toBeGreaterThan(0);
  });

  test('keeps other writers out while it runs', async () => {
    await certify();
    const name = (await station()).station_name;
    const sentence = `${name} has a certification process running. Please come back after you are notified of the process completion.`;
    const again = await certify();
    expect([again.status, again.problem.message]).toEqual([409, sentence]);
    const changed = await request(
      'POST /counts/update',
      { body: { flowid_txdot: AU, suspect_id: 7 } },
      'user',
    );
    expect([changed.status, changed.problem.error]).toEqual([409, sentence]);
    expect(await testApi().query(`select 1 from certifications where status = 'running'`)).toHaveLength(1);
    await testApi().runJobs();
    expect((await certify()).problem.message).toBe(`No counts of ${name} wait to be certified.`);
  });

  test('is refused while counts are being imported', async () => {
    await testApi().query(`update stations set importing = true where station_id_tmg = $1`, [AU]);
    expect((await certify()).status).toBe(409);
  });

  test('of nothing is refused', async () => {
    expect((await certify({ filters: { minDate: '2030-01-01' } })).status).toBe(422);
    expect((await certify({ filters: { minDate: 'soon' } })).status).toBe(422);
    expect(await testApi().runJobs()).toBe(0);
  });

  test('of another agency’s station is answered as if there were none', async () => {
    expect((await certify({}, 'houston')).status).toBe(404);
    expect((await station()).certifying).toBe(0);
  });

  test('that was done already does nothing when its job runs again', async () => {
    await certify();
    const [job] = await testApi().query<{ id: number }>(
      `select id from certifications where status = 'running'`,
    );
    await testApi().runJobs();
    const outbox = await testApi().outbox();
    await testApi().query(
      `insert into counts (station_id, ts, flow_id, count, interval_minutes)
      select station_id, '2026-03-01 23:30:00', flow_id, 1, 60 from counts where certification_id = $1 limit 1`,
      [job?.id],
    );
    // as if the process had died between the work and its completion
    await testApi().query(`update jobs.job set state = 'retry', completed_on = null where name = 'certify'`);
    await testApi().runJobs();
    expect((await scope()).counts).toBe(1);
    expect(await testApi().outbox()).toEqual(outbox);
  });

  test('that fails for good frees the station and says so', async () => {
    await certify();
    await testApi().query(
      `alter table certifications add constraint broken check (status <> 'done') not valid`,
    );
    await testApi().runJobs();
    await testApi().query('alter table certifications drop constraint broken');
    expect(await station()).toMatchObject({ certifying: 0 });
    expect((await scope()).counts).toBeGreaterThan(1000);
    const { reply } = await request('GET /notifications', {}, 'user');
    expect(reply.data[0]).toMatchObject({ ok: false, title: 'Certification failed' });
  });
});
