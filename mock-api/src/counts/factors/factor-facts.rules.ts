import { isUnusualFactor, type FactorFacts, type ValidationResult } from 'shared-domain';
import type { Text } from '../../platform/text/language.ts';
import { texts } from './texts.ts';

/** A factor's facts as they are kept: the numbers of a validation count come from it. */
export type KeptFacts = FactorFacts & { value: number };

/** Sentences by field. */
export type FactErrors = Partial<Record<keyof FactorFacts, Text[]>>;

/** What is wrong with numbers that were entered by hand. */
function numberErrors({ value, low, high }: FactorFacts): FactErrors {
  if (value === null) return { value: [texts.valueRequired] };
  if ((low === null) !== (high === null)) return { [low === null ? 'low' : 'high']: [texts.intervalWhole] };
  const isWithin = low === null || high === null || (low <= value && value <= high);
  return isWithin ? {} : { value: [texts.intervalOrder] };
}

/** Why nothing follows of a validation count, or that numbers were entered beside it. */
function validationErrors({ value, low, high }: FactorFacts, result: ValidationResult): FactErrors {
  if (value !== null || low !== null || high !== null) return { value: [texts.fromValidation] };
  if (result.proposes) return {};
  return { value: [result.one_inside && result.lacks.length === 0 ? texts.exact : texts.collectMore] };
}

/** The facts of a factor, or what is wrong with them by field; `result` where it stands on a validation count. */
export function keptFacts(
  facts: FactorFacts,
  result: ValidationResult | null,
): { kept: KeptFacts } | { errors: FactErrors } {
  const numbers = result ?? facts;
  const value = result ? result.factor : facts.value;
  const errors: FactErrors = result ? validationErrors(facts, result) : numberErrors(facts);
  if (facts.valid_until !== null && facts.valid_until < facts.valid_from) {
    errors.valid_until = [texts.untilBeforeFrom];
  }
  const asks = result === null || (value !== null && isUnusualFactor(value));
  if (asks && facts.reason === null) errors.reason = [texts.reasonWanted];
  if (Object.keys(errors).length > 0 || value === null) return { errors };
  return { kept: { ...facts, value, low: numbers.low, high: numbers.high } };
}
