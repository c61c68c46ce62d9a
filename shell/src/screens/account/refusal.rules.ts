import { messageOf, type ApiError } from 'shared-ui/api';

/**
 * What to say of a refused form: the server's sentence where it has judged the input, the screen's own where it was
 * not reached or failed itself (its words would not help the person).
 */
export function refusalText(problem: ApiError, own: string): string {
  return problem.status === 0 || problem.status >= 500 ? own : messageOf(problem, own);
}
