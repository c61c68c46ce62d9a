import { REASON_MAX } from 'shared-domain';
import { defineFields } from 'shared-ui/form';
import { datesCross, isDay } from '../filters.rules.ts';
import type { certifyTexts } from './texts.ts';

type Key = keyof typeof certifyTexts.en;

/** Why strong findings are passed over: kept in the ledger with them. */
export type OverrideValues = { reason: string };
export const overrideFields = defineFields<OverrideValues, null, Key>({
  reason: {
    label: 'overrideReason',
    hint: 'overrideHelp',
    control: 'area',
    maxLength: REASON_MAX,
    required: 'reasonMissing',
    wide: true,
  },
});
/** Where no strong finding is open, nothing is asked. */
export const nothingAsked = defineFields<OverrideValues, null, Key>({});

/** Days and a reason for taking certified counts back. */
export type ReopenValues = { minDate: string | null; maxDate: string | null; reason: string };
export const reopenFields = defineFields<ReopenValues, null, Key>({
  minDate: { label: 'from', control: 'date', format: 'yyyy-MM-dd', required: 'datesMissing' },
  maxDate: {
    label: 'to',
    control: 'date',
    format: 'yyyy-MM-dd',
    required: 'datesMissing',
    check: (maxDate, { minDate }) =>
      minDate && isDay(minDate) && datesCross({ minDate, maxDate }) ? 'datesMissing' : null,
  },
  reason: {
    label: 'reopenReason',
    control: 'text',
    maxLength: REASON_MAX,
    required: 'reasonMissing',
    wide: true,
  },
});
