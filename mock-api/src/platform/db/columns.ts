/**
 * What a column holds: what the database calls its type, and what both drivers make of it (`type-parsers.ts`). A
 * column of an answer may also say by which SQL it is found, where that is not its name alone.
 */
export type Column<T> = {
  /** As information_schema has it (`udt_name`). */
  readonly type: string;
  readonly nullable: boolean;
  readonly holds: (value: unknown) => value is T;
  /** How an answer finds it; its name where nothing is said. */
  readonly sql: string | undefined;
  /** The same kind of value, found by this SQL. */
  by(sql: string): Column<T>;
};

/** Columns by their names. */
export type Columns = Record<string, Column<unknown>>;

/** A table by its name, with what its columns hold. */
export type Mapped<C extends Columns> = { readonly name: string; readonly columns: C };

function column<T>(
  type: string,
  holds: (value: unknown) => value is T,
  more: { nullable?: boolean; sql?: string } = {},
): Column<T> {
  const { nullable = false, sql } = more;
  return { type, nullable, holds, sql, by: (found) => column(type, holds, { nullable, sql: found }) };
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';
const isMoment = (value: unknown): value is string => isText(value) && /T[\d:.]+Z$/.test(value);
const isWallClock = (value: unknown): value is string => isText(value) && /^[\d-]+ [\d:.]+$/.test(value);
const isDay = (value: unknown): value is string => isText(value) && /^\d{4,}-\d\d-\d\d$/.test(value);

export const int = column('int4', isNumber);
export const smallint = column('int2', isNumber);
export const bigint = column('int8', isNumber);
export const real = column('float4', isNumber);
export const double = column('float8', isNumber);
export const text = column('text', isText);
export const uuid = column('uuid', isText);
export const bool = column('bool', (value): value is boolean => typeof value === 'boolean');
/** 1 for true, 0 for false, as the contract spells rights: `u.admin::int`. */
export const bit = column('int4', (value): value is 0 | 1 => value === 0 || value === 1);
/** A point in time: '2025-06-01T14:00:00.123Z'. */
export const moment = column('timestamptz', isMoment);
/** A time as the clock beside the counter shows it: '2025-06-01 14:00:00'. */
export const wallClock = column('timestamp', isWallClock);
/** '2025-06-01'. */
export const day = column('date', isDay);

/** Text that is one of these words. */
export function oneOf<const T extends string>(...words: T[]): Column<T> {
  const known: readonly string[] = words;
  return column('text', (value): value is T => isText(value) && known.includes(value));
}

/** Text that the server itself has written as one of T; others may stand in rows of before. */
export function textOf<T extends string>(): Column<T> {
  return column('text', (value): value is T => isText(value));
}

/** A list of such values. */
export function listOf<T>({ type, holds }: Column<T>): Column<T[]> {
  return column(`_${type}`, (value): value is T[] => Array.isArray(value) && value.every(holds));
}

/** JSON that the server itself has written in the form of T. */
export function json<T>(): Column<T> {
  return column('jsonb', (value): value is T => value !== null && value !== undefined);
}

/** The same, or null. */
export function orNull<T>({ type, holds, sql }: Column<T>): Column<T | null> {
  const holdsOrNull = (value: unknown): value is T | null => value === null || holds(value);
  return column<T | null>(type, holdsOrNull, { nullable: true, ...(sql !== undefined && { sql }) });
}
