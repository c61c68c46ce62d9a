import { expected } from '../../testing/figures/expected.ts';
import {
  decideGroup,
  flows,
  forgetDecisions,
  groupedStation,
  groupsOf,
  seedGroupedCounters,
  told,
  YEAR,
} from '../../testing/figures/grouped-counters.ts';
import { testApi, type Persona } from '../../testing/index.ts';

// years of real counters are thousands of counts
jest.setTimeout(120_000);

beforeAll(seedGroupedCounters);
beforeEach(forgetDecisions);

describe('groups', () => {
  test('what the data propose stands beside what nobody has decided yet', async () => {
    const { wwi, ami, group } = (
      expected['groups'] as Record<string, { wwi: number; ami: number; group: string }>
    )['17cramondbrig 2012']!;
    const { stations, groups: tables } = await groupsOf();
    expect(stations.map(({ station_id_tmg, proposal }) => [station_id_tmg, proposal?.group])).toEqual([
      ['AU0001', 'commuter'],
      ['AU0004', 'commuter'],
      ['AU0005', 'commuter'],
      ['AU0007', group],
      ['AU0009', 'commuter'],
    ]);
    const bridge = stations.find(({ station_id_tmg }) => station_id_tmg === 'AU0007');
    expect(bridge?.wwi).toBeCloseTo(wwi, 8);
    expect(bridge?.ami).toBeCloseTo(ami, 8);
    expect(bridge).toMatchObject({ decision: null, version: 0, may_decide: false, enters: true });
    expect(tables.map(({ members }) => members)).toEqual([0, 0, 0]);
  });

  test('a decision keeps who, why and what was proposed, and holds for later years', async () => {
    const { status, reply } = await decideGroup('AU0001', 'mixed');
    expect(status).toBe(200);
    expect(reply).toMatchObject({
      decision: {
        group: 'mixed',
        year: YEAR,
        proposed: 'commuter',
        reason: 'The way to work',
        by: 'Ada Morgan',
      },
      // far past the limits of a mixed one: the data say so at once
      proposal: { group: 'commuter', why: 'past-limit' },
      version: 1,
      may_decide: true,
    });
    expect((await groupsOf('user', YEAR - 1)).stations).toEqual([]);
    expect(await told()).toEqual([{ action: 'group.decide', agency_id: 3 }]);
  });

  test('a second decision of a year takes the place of the first; over a newer one it is refused', async () => {
    await decideGroup('AU0001', 'mixed');
    expect((await decideGroup('AU0001', 'commuter')).status).toBe(409);
    expect((await decideGroup('AU0001', 'commuter')).problem.current).toMatchObject({ version: 1 });
    expect((await decideGroup('AU0001', 'commuter', 'super', { version: 1 })).reply).toMatchObject({
      decision: { group: 'commuter' },
      proposal: null,
      version: 2,
    });
  });

  test.each([
    ['an ordinary user', 'user', 'AU0001', 403],
    ['an admin of another agency', 'houston', 'AU0001', 403],
    ['an admin of an agency, another one’s station', 'admin', 'HO0001', 404],
    ['an admin, a station without counts', 'admin', 'AU0003', 404],
    ['a super admin', 'super', 'HO0001', 200],
  ] as const)('%s decides', async (_who, as, stationId, status) =>
    expect((await decideGroup(stationId, 'commuter', as)).status).toBe(status),
  );

  test('a decision without a reason is refused by the field', async () => {
    const { status, problem } = await decideGroup('AU0001', 'mixed', 'admin', { reason: ' ' });
    expect([status, problem.errors]).toEqual([422, { reason: ['This field is required.'] }]);
  });

  test('an agency sees its own counters alone, and a super admin all', async () => {
    const seen = async (as: Persona) =>
      (await groupsOf(as)).stations.map(({ station_id_tmg }) => station_id_tmg);
    expect(await seen('houston')).toEqual(['HO0001']);
    expect(await seen('super')).toEqual(expect.arrayContaining(['AU0001', 'HO0001']));
  });

  test('members give factors and a back-test; one that lacks a month gives none', async () => {
    for (const stationId of ['AU0001', 'AU0004', 'AU0009']) await decideGroup(stationId, 'commuter');
    const [commuter] = (await groupsOf()).groups;
    expect(commuter).toMatchObject({ group: 'commuter', members: 3, with_factors: 2, split: false });
    expect(commuter?.factors.days.filter((factor) => factor !== null)).toHaveLength(363);
    // with two members each is told by one alone, which is none
    expect(commuter?.backtest).toEqual([]);
    await decideGroup('AU0005', 'commuter');
    expect((await groupsOf()).groups[0]?.backtest).toHaveLength(26);
  });

  test('while counts are being certified they tell nothing yet, and changed counts another proposal', async () => {
    const { station = 0 } = flows['AU0007'] ?? {};
    const name = (certification: number | null) =>
      testApi().query("update counts set certification_id = $2 where station_id = $1 and ts < '2013-01-01'", [
        station,
        certification,
      ]);
    await name(null);
    const [running] = await testApi().query<{ id: number }>(
      `insert into certifications (station_id, user_id, requested_by, requested_at, filters, status, counts)
       values ($1, 2, 'Ada Morgan', now(), '{}', 'running', 8712) returning id`,
      [station],
    );
    await name(running?.id ?? 0);
    expect(await groupedStation('AU0007')).toBeUndefined();
    await testApi().query("update certifications set status = 'done' where id = $1", [running?.id]);
    expect(await groupedStation('AU0007')).toMatchObject({ proposal: { group: 'mixed' } });
    // certified counts are marked by nobody: they are reopened before
    await name(null);
    await testApi().query(
      `update counts set suspect_id = 15 where station_id = $1 and ts >= '2012-09-09' and ts < '2012-09-10'`,
      [flows['AU0007']?.station],
    );
    await name(1);
    // the mass ride is marked: one day moves the index by more than a fifth
    expect((await groupedStation('AU0007'))?.wwi).toBeCloseTo(1.0529428029, 8);
  });
});
