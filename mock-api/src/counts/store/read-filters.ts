import type { CountFilters } from 'shared-domain';
import { countFilters } from 'shared-domain/contract';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { texts } from './texts.ts';

/** The filters of a query, which travel as JSON text; none sent are none. */
export function readFilters(text: string | undefined, valid: Ctx<unknown>['valid']): CountFilters {
  if (!text) return {};
  try {
    return valid(countFilters, JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new ApiProblem(422, texts.badFilters);
    throw error;
  }
}
