import { minutesOfText, type ValidationInput, type WorkedOutValidation } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { counterInterval } from './counter-intervals.rules.ts';
import { selectFlows, selectStoredCounts } from './stored-counts.sql.ts';
import { texts } from './texts.ts';
import { validationResult } from './validation.rules.ts';

const DAY = 24 * 60;

/** The intervals in order; refused where two overlap, or one reaches into the next day. */
function inOrder({ pairs, interval }: Pick<ValidationInput, 'pairs' | 'interval'>): ValidationInput['pairs'] {
  const refuse = (text: (typeof texts)['overlappingPairs']) => {
    throw new ApiProblem(422, text, { errors: { pairs: [text] } });
  };
  const sorted = pairs.toSorted((one, other) => one.start.localeCompare(other.start));
  const starts = sorted.map(({ start }) => minutesOfText(`2000-01-01 ${start}`) ?? 0);
  const midnight = minutesOfText('2000-01-01') ?? 0;
  if (starts.some((start, at) => start < (starts[at - 1] ?? -DAY) + interval)) refuse(texts.overlappingPairs);
  if (starts.some((start) => start - midnight + interval > DAY)) refuse(texts.pastMidnight);
  return sorted;
}

/** A validation count beside what is stored of its flow, and what follows; 404 where the station has no such flow. */
export async function workedOut(
  db: Queryable,
  station: number,
  input: ValidationInput,
): Promise<WorkedOutValidation> {
  const { flow_id: flow, date, interval } = input;
  found((await selectFlows(db, station)).find(({ id }) => id === flow));
  const sorted = inOrder(input);
  const stored = await selectStoredCounts(db, { station, flow, date });
  const pairs = sorted.map(({ start, people }) => ({
    start,
    people,
    ...counterInterval(stored, `${date} ${start}`, interval),
  }));
  return { pairs, result: validationResult(pairs) };
}
