import { AGENCY_HEADER } from 'shared-domain';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Caller } from '../../platform/http/context.ts';
import { texts } from './texts.ts';

/**
 * Refuses a call of a page that shows another agency than its session is in by now: another tab, or an admin, has
 * changed it. Nothing is read or written then. A call that names no agency is answered in the session's.
 */
export function assertShownAgency(request: Request, { user }: Caller): void {
  const shown = request.headers.get(AGENCY_HEADER);
  if (shown === null || shown === String(user.agency_id)) return;
  throw new ApiProblem(409, texts.otherAgency, { headers: { [AGENCY_HEADER]: String(user.agency_id) } });
}
