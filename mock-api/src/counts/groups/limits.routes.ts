import { ApiProblem } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { limitsReply } from './limits.ts';
import { keepLimits, selectLimits } from './limits.sql.ts';
import { texts } from './texts.ts';

/** The limits by which groups are proposed; what was decided stays decided. */
export const factorGroupLimits: Endpoint[] = [
  endpoint('PUT /factor-group-limits', {
    handle: async ({ db, caller, input: { body }, now, audit }) => {
      const { version, reason, ...limits } = body;
      const before = limitsReply(await selectLimits(db), caller.user);
      const next = { limits, version: version + 1, reason, user: caller.user, at: now() };
      // two people who read the same version keep the same next one, and only the first does
      if (before.version !== version || !(await keepLimits(db, next))) {
        const current = limitsReply(await selectLimits(db), caller.user);
        throw new ApiProblem(409, texts.staleLimits, { current });
      }
      await audit('group.limits', { ...limits, reason });
      return limitsReply(await selectLimits(db), caller.user);
    },
  }),
];
