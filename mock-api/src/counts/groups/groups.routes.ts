import { exportYear, mayAccess, type FactorGroups, type GroupMode, type User } from 'shared-domain';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { modeCounters } from './counters.ts';
import { groupStation, groupTable, type GroupFacts } from './group-table.ts';
import { limitsReply, limitsOf } from './limits.ts';
import { selectLimits } from './limits.sql.ts';
import { keepDecision, lockStation, selectMembers } from './members.sql.ts';
import { indicesOf, proposalOf } from './pattern.rules.ts';
import { texts } from './texts.ts';

type Call = Pick<Ctx<unknown>, 'reading' | 'db' | 'cache' | 'caller'>;

/** The year that is whole: the one before this. */
const lastYear = (now: Date): number => exportYear(now) - 1;

/** The counters of a mode and year with what was decided about them, as far as the caller sees. */
export async function groupFacts(
  { reading, db, cache, caller }: Call,
  { year, mode, agency }: { year: number; mode: GroupMode; agency: number | null },
): Promise<GroupFacts> {
  const asked = { mode, agency: caller.listAgency ?? agency };
  const counters = await modeCounters({ db: reading, cache }, { ...asked, year });
  const earlier = await modeCounters({ db: reading, cache }, { ...asked, year: year - 1 });
  return {
    year,
    mode,
    counters,
    before: new Map(earlier.map(({ station_id, counter }) => [station_id, indicesOf([counter])])),
    decided: await selectMembers(db, mode, year),
    limits: limitsOf(await selectLimits(db)),
  };
}

const mayDecide = (user: User): boolean => mayAccess('admin', user);

const list = endpoint('GET /factor-groups', {
  handle: async (ctx): Promise<FactorGroups> => {
    const { mode, agency_id: agency = null, year = lastYear(ctx.now()) } = ctx.input.query;
    const facts = await groupFacts(ctx, { year, mode, agency });
    return {
      year,
      mode,
      stations: facts.counters.map((one) => groupStation(facts, one, mayDecide(ctx.caller.user))),
      groups: groupTable(facts),
      limits: limitsReply(await selectLimits(ctx.db), ctx.caller.user),
    };
  },
});

const decide = endpoint('PUT /factor-groups/:stationId', {
  handle: async (ctx) => {
    const { db, caller, input, now, audit } = ctx;
    const { year, mode, group, reason, version } = input.body;
    const station = found(await lockStation(db, input.params.stationId));
    const facts = await groupFacts(ctx, { year, mode, agency: null });
    // what nobody counted has no pattern to decide about
    const one = found(facts.counters.find(({ station_id }) => station_id === station));
    const before = groupStation(facts, one, true);
    if (before.version !== version) throw new ApiProblem(409, texts.stale, { current: before });
    const { wwi, ami } = before;
    const proposed = proposalOf(null, indicesOf([one.counter]), null, facts.limits)?.group ?? null;
    await keepDecision(db, {
      station,
      mode,
      year,
      pattern: group,
      proposed,
      wwi,
      ami,
      reason,
      user: caller.user,
      at: now(),
    });
    await audit('group.decide', { mode, year: String(year), group, proposed, reason }, { station });
    return groupStation({ ...facts, decided: await selectMembers(db, mode, year) }, one, true);
  },
});

/** Groups of permanent counters by pattern: proposed by the data, decided by a person. */
export const factorGroups: Endpoint[] = [list, decide];
