import type { NextStation, NextStationRequest } from 'shared-domain';
import type { FormValuesBy } from 'shared-domain/fields';
import { emptyForm, namesInForm, sentFrom, shownIn } from '../station-editing/form-record.ts';

/**
 * What the form holds: texts as typed, codes as chosen. Not answered is '' for a text and null for a choice or a date
 * ('yyyy-MM-dd').
 */
export type NextStationValues = FormValuesBy['next'];

/** A field of the form. */
export type NextStationField = keyof NextStationValues;

/** Intersection code of "not at an intersection", taken when none is chosen. */
const DEFAULT_INTERSECTION = '0';
/** Texas, in the code of the guide. */
const TEXAS = '48';

/** An empty form: everything unanswered but the state and the intersection. */
export const emptyValues: NextStationValues = {
  ...emptyForm('next'),
  state: TEXAS,
  intersection: DEFAULT_INTERSECTION,
};

/** The record as the form shows it. */
export function toForm(record: NextStation): NextStationValues {
  const values = shownIn('next', record);
  return { ...values, intersection: values.intersection ?? DEFAULT_INTERSECTION };
}

/** The form as the API takes it. */
export function toRequest(values: NextStationValues): NextStationRequest {
  return sentFrom('next', { ...values, intersection: values.intersection ?? DEFAULT_INTERSECTION });
}

const NAMES = namesInForm('next');

/** The server's errors under the form's own field names; errors of anything else keep their names. */
export function errorsByField(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [NAMES.get(name) ?? name, messages]),
  );
}
