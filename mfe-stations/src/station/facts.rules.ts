import {
  FACT_FIELDS,
  inRow,
  isVarious,
  type ChannelValues,
  type FactField,
  type SharedFacts,
} from './channel.record.ts';

type Values = ChannelValues & SharedFacts;

/** Whether a field of the form is asked once, or for each channel. */
export const isFactField = (name: string): name is FactField => FACT_FIELDS.some((fact) => fact === name);

/** The field that asks a fact: the first channel's where it is said for each (S13). */
export function askedAs(field: string, { each, channels }: Pick<Values, 'each' | 'channels'>): string {
  const fact = each.find((other) => other === field);
  const [row] = channels;
  return fact === undefined || row === undefined ? field : inRow(fact, row);
}

/** The change that asks a fact for each channel: each begins with what was said for all, which is as stored again. */
export function saidForEach(values: Values, fact: FactField, stored: Values | null): Partial<Values> {
  const rows = values.channels.map((row) => [inRow(fact, row), values[fact]]);
  return {
    ...(Object.fromEntries(rows) as Partial<Values>),
    ...(stored && { [fact]: stored[fact] }),
    each: [...values.each, fact],
  };
}

/** The change that asks a fact once for all channels: the first answer that one of them has is proposed. */
export function saidForAll(values: Values, fact: FactField): Partial<Values> {
  const answers = values.channels.map((row) => values[inRow(fact, row)] ?? '');
  const first = answers.find((answer) => answer !== '') ?? values[fact];
  const each = values.each.filter((other) => other !== fact);
  return { ...(Object.fromEntries([[fact, first]]) as object), each };
}

/** Whether channels hold different answers to a fact. */
export const differs = (values: Values, fact: FactField): boolean => isVarious(values, fact, values.channels);

/** Street side of a channel for which none was chosen, once it is published. */
const NO_SIDE = '9';

/** The codes that tell a channel's counts from those of others; null as long as one is missing. */
function identityOf(values: Values, row: string, published: boolean): string | null {
  const codes = [
    values.each.includes('count_method') ? values[inRow('count_method', row)] : values.count_method,
    values[inRow('count_type', row)],
    values[inRow('travel_direction', row)],
    values[inRow('street_side', row)] ?? (published ? NO_SIDE : null),
  ];
  return codes.every(Boolean) ? codes.join('-') : null;
}

/** Whether a channel has the same four codes as one before it, which the server refuses (S6). */
export function isTwin(values: Values, row: string, { published }: { published: boolean }): boolean {
  const own = identityOf(values, row, published);
  const before = values.channels.slice(0, values.channels.indexOf(row));
  return own !== null && before.some((other) => identityOf(values, other, published) === own);
}

/** The facts that two people's edits say for each channel: theirs too, but for those that were made one here. */
export function mergedEach(base: Values, mine: Values, theirs: Values): FactField[] {
  const joined = base.each.filter((fact) => !mine.each.includes(fact));
  const split = new Set([...mine.each, ...theirs.each]);
  return FACT_FIELDS.filter((fact) => split.has(fact) && !joined.includes(fact));
}
