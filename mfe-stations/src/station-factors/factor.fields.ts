import { FACTOR_MAX, FACTOR_MIN, REASON_MAX, type FactorFacts, type StationFactor } from 'shared-domain';
import type { StationFactors, ValidationCount } from 'shared-domain';
import { defineFields, renamedErrors } from 'shared-ui/form';
import type { factorTexts } from './texts.ts';
import { flowChoices } from './validation.fields.ts';

export type FactorValues = {
  flow: string | null;
  value: number | null;
  low: number | null;
  high: number | null;
  valid_from: string | null;
  valid_until: string | null;
  reason: string;
};

/** Whose factor it is to be: of which flows one is chosen, and whether a validation count gives its numbers. */
export type FactorLookups = { flows: StationFactors['flows']; validation: ValidationCount | null };

const isFactor = (value: number) =>
  value >= FACTOR_MIN && value <= FACTOR_MAX ? null : ('badNumber' as const);
const boundFields = { control: 'number', hint: 'boundHint', check: isFactor } as const;

/** The fields of a factor: the numbers of one that stands on a validation count are not asked for. */
export const factorFields = (hasValidation: boolean, asksReason: boolean) =>
  defineFields<FactorValues, FactorLookups, keyof typeof factorTexts.en>({
    flow: {
      label: 'flow',
      control: 'select',
      required: 'required',
      wide: true,
      options: (_, { flows }) => flowChoices({ flows }),
      disabled: () => hasValidation,
    },
    value: {
      label: 'value',
      control: 'number',
      required: 'required',
      check: isFactor,
      visible: () => !hasValidation,
    },
    low: { label: 'low', ...boundFields, visible: () => !hasValidation },
    high: { label: 'high', ...boundFields, visible: () => !hasValidation },
    valid_from: { label: 'validFrom', hint: 'validFromHint', control: 'date', required: 'required' },
    valid_until: { label: 'validUntil', hint: 'validUntilHint', control: 'date' },
    reason: {
      label: 'reason',
      control: 'area',
      wide: true,
      maxLength: REASON_MAX,
      ...(asksReason && { required: 'required' as const }),
    },
  });

/** A new factor's form: of a validation count from its day on. */
export const newFactor = (validation: ValidationCount | null): FactorValues => ({
  flow: validation ? String(validation.flow_id) : null,
  value: null,
  low: null,
  high: null,
  valid_from: validation?.date ?? null,
  valid_until: null,
  reason: '',
});

/** A stored factor as its form holds it. */
export function toForm(factor: StationFactor): FactorValues {
  const own = factor.validation_id === null ? factor : { value: null, low: null, high: null };
  return {
    flow: String(factor.flow_id),
    value: own.value,
    low: own.low,
    high: own.high,
    valid_from: factor.valid_from,
    valid_until: factor.valid_until,
    reason: factor.reason ?? '',
  };
}

/** A form's values as the API takes them. */
export const toFacts = ({
  value,
  low,
  high,
  valid_from,
  valid_until,
  reason,
}: FactorValues): FactorFacts => ({
  value,
  low,
  high,
  valid_from: valid_from ?? '',
  valid_until: valid_until || null,
  reason,
});

/** The API's errors under the form's names. */
export const errorsByField = renamedErrors({ flow_id: 'flow' });
