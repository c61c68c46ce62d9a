import {
  act,
  bring,
  certifyAll,
  course,
  FACTS,
  open,
  read,
  reopen,
  report,
  stationOf,
} from '../../testing/campaigns.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { AU } from '../../testing/stored-counts.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

describe('closing', () => {
  test('needs all stations done, or a reason, and freezes a report under its hash', async () => {
    const campaign = await open({ filter: { ...FACTS.filter, stations: [AU, 'AU0004'] } });
    await certifyAll();
    const without = await course('close', campaign);
    expect([without.status, Object.keys(without.problem.errors ?? {})]).toEqual([422, ['reason']]);
    await act(campaign.id, 'leave out', 'A short count', 'admin', 'AU0004');
    const { reply: closed } = await course('close', campaign);
    expect([closed.state, closed.closings[0]]).toEqual([
      'closed',
      expect.objectContaining({ version: 1, closed_by: 'Ada Morgan', reason: null }),
    ]);
    expect(closed.closings[0]?.reports).toEqual([
      { agency: 'City of Austin', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    const { reply } = await report(campaign.id, 'user');
    const [flow] = reply.rows.filter(({ station_id_tmg }) => station_id_tmg === AU);
    expect(flow).toMatchObject({
      agency: 'City of Austin',
      days: 28,
      days_certified: flow?.days_counted,
      certified_by: 'Uma Castillo',
      left_out: null,
      intervals: '60',
    });
    expect(Number(flow?.present)).toBeGreaterThan(0.9);
    expect(flow?.ledger_id).not.toBeNull();
    expect(reply.rows.find(({ station_id_tmg }) => station_id_tmg === 'AU0004')).toMatchObject({
      left_out: 'A short count',
      days_certified: 0,
    });
    const [listed] = (await request('GET /campaigns', {}, 'user')).reply.data;
    expect(listed?.progress).toMatchObject({ stations: 2, done: 2 });
  });

  test('the file has a line for each flow and a column for each suspect that keeps counts out', async () => {
    const campaign = await open();
    await course('close', campaign, { reason: 'The year is over' });
    const { headers, reply } = await request(
      'GET /export/campaign-report',
      { query: { campaign: campaign.id } },
      'user',
    );
    expect(headers.get('content-type')).toContain('text/csv');
    const [head = '', ...lines] = String(reply).trim().split('\r\n');
    expect(head).toContain('days_with_counts');
    expect(head.split(',').filter((name) => name.startsWith('removed_')).length).toBeGreaterThan(3);
    expect(lines).toHaveLength((await report(campaign.id)).reply.rows.length);
    expect(lines[0]).toContain('The year is over');
  });

  test('counts that come later are listed, and change neither report nor state of a closed campaign', async () => {
    await testApi().query(
      `delete from counts where ts = '2026-02-15 03:00' and station_id = (select id from stations where station_id_tmg = $1)`,
      [AU],
    );
    const campaign = await open({ filter: { ...FACTS.filter, stations: [AU] } });
    await course('close', campaign, { reason: 'The year is over' });
    const before = (await report(campaign.id)).reply;
    expect(before.late).toEqual([]);
    await bring('2026-02-15 03:00:00', 7);
    const after = (await report(campaign.id)).reply;
    expect(after.late).toEqual([expect.objectContaining({ station_id_tmg: AU, counts: 1 })]);
    expect(after.rows).toEqual(before.rows);
    expect(stationOf(await read(campaign.id))).toMatchObject({ late: 1 });
  });

  test('a super admin reopens it as the next version; the report of the one before stays', async () => {
    const campaign = await open();
    const { reply: closed } = await course('close', campaign, { reason: 'Over' });
    expect((await reopen(closed, 'admin')).status).toBe(403);
    const { reply: again } = await reopen(closed);
    expect([again.state, again.version]).toEqual(['open', 2]);
    await certifyAll();
    const { reply: second } = await course('close', again, { reason: 'Over again' });
    expect(second.closings.map(({ version, reopen_reason }) => [version, reopen_reason])).toEqual([
      [2, null],
      [1, 'Counts came late'],
    ]);
    const [first, newest] = [(await report(campaign.id, 'user', 1)).reply, (await report(campaign.id)).reply];
    expect([first.closing.reason, newest.closing.reason]).toEqual(['Over', 'Over again']);
    expect(first.rows).not.toEqual(newest.rows);
    expect(first.closing.reports[0]?.hash).toBe(closed.closings[0]?.reports[0]?.hash);
    const [chain] = await testApi().query<{ hash_before: string }>(
      'select hash_before from campaign_reports where version = 2',
    );
    expect(chain?.hash_before).toBe(first.closing.reports[0]?.hash);
    expect((await report(campaign.id, 'user', 3)).status).toBe(404);
  });

  test('each agency reads its own part of the report of a campaign over several', async () => {
    const campaign = await open({ several: true, validators: [] }, 'super');
    await course('close', campaign, { reason: 'Over' }, 'super');
    const { reply } = await report(campaign.id, 'houston');
    expect(new Set(reply.rows.map(({ agency }) => agency))).toEqual(new Set(['City of Houston']));
    expect(JSON.stringify(reply)).not.toMatch(/AU\d{4}|Austin/);
    expect((await report(campaign.id, 'super')).reply.rows.length).toBeGreaterThan(reply.rows.length);
  });
});
