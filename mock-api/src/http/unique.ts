import { ApiProblem } from './api-problem.ts';
import type { Text } from './language.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Turns the database's refusal of a second row with the same value into a 422 on that field. The database decides,
 * since a check beforehand can be overtaken, and does not see other agencies' rows.
 */
export async function refuseTaken<T>(
  write: Promise<T>,
  { field, text }: { field: string; text: Text },
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    throw new ApiProblem(422, text, { errors: { [field]: [text] } });
  }
}
