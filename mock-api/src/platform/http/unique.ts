import { ApiProblem } from './api-problem.ts';
import type { Text } from '../text/language.ts';

const UNIQUE_VIOLATION = '23505';

type Taken = { field: string; text: Text };

/**
 * Turns the database's refusal of a second row with the same value into a 422 on that field. The database decides,
 * since a check beforehand can be overtaken, and does not see other agencies' rows. `others` are other constraints of
 * the same write, by their names.
 */
export async function refuseTaken<T>(
  write: Promise<T>,
  { others = {}, ...usual }: Taken & { others?: Record<string, Taken> },
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string };
    if (code !== UNIQUE_VIOLATION) throw error;
    const { field, text } = others[constraint] ?? usual;
    throw new ApiProblem(422, text, { errors: { [field]: [text] } });
  }
}
