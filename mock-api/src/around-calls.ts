import { COUNTED_CALLS } from './counted-calls.ts';
import { callerOfSession, findCaller, knownCaller } from './people/account/caller.ts';
import { callerOfApiToken } from './people/api-tokens/token-caller.ts';
import { closedToToken } from './people/api-tokens/closed-to-token.ts';
import { texts as tokenTexts } from './people/api-tokens/texts.ts';
import { rightsHeader } from './people/account/rights-header.ts';
import { assertShownAgency } from './people/account/shown-agency.ts';
import { texts as accountTexts } from './people/account/texts.ts';
import { texts as agencyTexts } from './people/agencies/texts.ts';
import { newestOf } from './people/notifications/notifications.sql.ts';
import { insertAudit } from './people/audit/insert-audit.ts';
import type { CallParts, Surroundings } from './platform/http/context.ts';
import type { FrameRefusals } from './platform/http/request-frame.ts';
import { refusals } from './refusals.ts';
import { withVendorIds } from './stations/vendor-sites/claimed-ids.ts';

/** What the subjects have around every call. */
export const around: Surroundings = {
  findCaller,
  callerOfSession,
  callerOfApiToken,
  closedToToken,
  noSuchToken: tokenTexts.notAlive,
  knownCaller,
  trace: ({ user }) => newestOf(user.id),
  assertShown: assertShownAgency,
  callerHeaders: rightsHeader,
  attempts: withVendorIds,
  mostCalls: COUNTED_CALLS,
  refusals,
  callParts: ({ now }, db, caller): CallParts => ({
    audit: (action, detail = {}, about) =>
      insertAudit(db, { at: now(), user: caller?.user ?? null, action, detail, about }),
  }),
};

/** What is refused whichever way it is tried: by the database the last super admin (migration 0026), a closed agency's growth (0023). */
export const frameRefusals: FrameRefusals = {
  noRecord: accountTexts.notFound,
  byCode: {
    CX001: [409, accountTexts.lastSuperAdmin],
    CX003: [409, agencyTexts.growthWhileClosed],
  },
};
