import type { FactorFacts } from 'shared-domain';
import { keptFacts } from './factor-facts.rules.ts';
import { texts } from './texts.ts';
import { validationResult } from './validation.rules.ts';

const entered: FactorFacts = {
  value: 1.1,
  low: null,
  high: null,
  valid_from: '2026-01-01',
  valid_until: null,
  reason: 'As told by the vendor',
};
const fromCount: FactorFacts = { ...entered, value: null, reason: null };
const pairs = (people: number[], counter: number) => people.map((count) => ({ people: count, counter }));
const good = validationResult(pairs([11, 11, 12, 12, 11, 11, 12, 12], 10));
const exact = validationResult(pairs([10, 11, 9, 10, 10, 10, 11, 9], 10));
const few = validationResult(pairs([11, 11], 10));
const unusual = validationResult(pairs([15, 15, 16, 16, 15, 15, 16, 16], 10));

test.each([
  ['entered with a reason', entered, null, { value: 1.1, low: null, high: null }],
  ['entered with an interval', { ...entered, low: 1, high: 1.2 }, null, { low: 1, high: 1.2 }],
  ['from a validation count', fromCount, good, { value: 1.15, low: good.low, high: good.high, reason: null }],
  ['unusual, with a reason', { ...fromCount, reason: 'Wide path' }, unusual, { value: 1.55 }],
  ['of one day', { ...entered, valid_until: '2026-01-01' }, null, { valid_until: '2026-01-01' }],
])('%s is kept', (_what, facts, result, kept) => {
  expect(keptFacts(facts, result)).toMatchObject({ kept });
});

test.each([
  ['nothing entered', { ...entered, value: null }, null, { value: [texts.valueRequired] }],
  ['without a reason', { ...entered, reason: null }, null, { reason: [texts.reasonWanted] }],
  ['half an interval', { ...entered, high: 1.2 }, null, { low: [texts.intervalWhole] }],
  ['the other half', { ...entered, low: 1 }, null, { high: [texts.intervalWhole] }],
  ['outside its interval', { ...entered, low: 1.2, high: 1.3 }, null, { value: [texts.intervalOrder] }],
  ['backwards', { ...entered, valid_until: '2025-12-31' }, null, { valid_until: [texts.untilBeforeFrom] }],
  ['another value than counted', { ...fromCount, value: 1.2 }, good, { value: [texts.fromValidation] }],
  ['too few intervals', fromCount, few, { value: [texts.collectMore] }],
  ['a counter that may be exact', fromCount, exact, { value: [texts.exact] }],
  ['unusual without a reason', fromCount, unusual, { reason: [texts.reasonWanted] }],
])('%s is refused by its field', (_what, facts, result, errors) => {
  expect(keptFacts(facts, result)).toEqual({ errors });
});
