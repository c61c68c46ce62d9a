import type { TableLook } from '../contract/table-views.calls.ts';
import { comparisonSearch, parseComparison } from './compare-address.rules.ts';
import type { Comparison } from './comparison.ts';

/** The name under which saved comparisons are kept: the one kind of views that dashboards show. */
export const COMPARISONS = 'compare';

const SERIES = 's';
const BETWEEN = '~';

/** A comparison as a view keeps it: each series and each choice by itself, for a filter of a view is short. */
export function comparisonLook(comparison: Comparison): TableLook {
  const search = new URLSearchParams(comparisonSearch(comparison));
  const filters = [...search].flatMap(([field, value]) =>
    field === SERIES
      ? value.split(BETWEEN).map((one, at) => ({ field: `${SERIES}${at + 1}`, value: one }))
      : [{ field, value }],
  );
  return { columns: null, filters, sort: null };
}

/** The comparison that a view keeps; what another release kept and this one does not know is named. */
export function comparisonOf({ filters }: TableLook): { comparison: Comparison; unknown: string[] } {
  const isSeries = ({ field }: { field: string }) => /^s\d{1,2}$/.test(field);
  const series = filters
    .filter(isSeries)
    .toSorted((one, other) => Number(one.field.slice(1)) - Number(other.field.slice(1)))
    .map(({ value }) => value);
  const search = new URLSearchParams([
    ...(series.length > 0 ? [[SERIES, series.join(BETWEEN)]] : []),
    ...filters.filter((one) => !isSeries(one)).map(({ field, value }) => [field, value]),
  ]);
  return parseComparison(search);
}

/** Whether two comparisons are the same. */
export const isSameComparison = (one: Comparison, other: Comparison): boolean =>
  comparisonSearch(one) === comparisonSearch(other);
