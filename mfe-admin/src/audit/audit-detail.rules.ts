import type { RepeatDecision } from 'shared-domain';

/** A value that was recorded, still without words; of times that occur twice, what was decided of two lines. */
export type DetailValue = string | number | boolean | null | RepeatDecision;

/** One fact of an entry: a field and its value, or what it was and what it became. `field` is the path of its names. */
export type DetailLine =
  | { field: string[]; values: DetailValue[] }
  | { field: string[]; before: DetailValue[]; after: DetailValue[] };

type Facts = Record<string, unknown>;

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record as its fields with their values, nested ones by their path. */
function flatten(facts: Facts, path: string[] = []): { field: string[]; values: DetailValue[] }[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const field = [...path, name];
    return isFacts(value) ? flatten(value, field) : [{ field, values: valuesOf(value) }];
  });
}

const isRepeat = (value: unknown): value is RepeatDecision =>
  isFacts(value) &&
  typeof value['first'] === 'number' &&
  typeof value['line'] === 'number' &&
  ['first', 'second', 'neither'].includes(String(value['keep']));

function valuesOf(value: unknown): DetailValue[] {
  if (Array.isArray(value)) return value.flatMap(valuesOf);
  if (isRepeat(value)) return [value];
  if (value === undefined || value === '') return [null];
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return [value as DetailValue];
  return [JSON.stringify(value)];
}

const same = (one: DetailValue[], other: DetailValue[]) => JSON.stringify(one) === JSON.stringify(other);
const NOTHING: DetailValue[] = [null];

/**
 * What an entry recorded, line by line. Of a record `before` and `after` a change only the fields that differ are
 * told; everything else as it was recorded.
 */
export function detailLines(detail: Record<string, unknown>): DetailLine[] {
  const { before, after, ...rest } = detail;
  if (!isFacts(before) || !isFacts(after)) return flatten(detail);
  const was = new Map(flatten(before).map(({ field, values }) => [field.join('.'), values]));
  const changes = flatten(after).flatMap(({ field, values }) => {
    const old = was.get(field.join('.')) ?? NOTHING;
    return same(old, values) ? [] : [{ field, before: old, after: values }];
  });
  return [...flatten(rest), ...changes];
}
