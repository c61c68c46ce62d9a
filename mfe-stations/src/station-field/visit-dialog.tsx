import { useMemo } from 'react';
import {
  BATTERY_VOLTS_MAX,
  CLOCK_ERROR_MAX,
  NOTES_MAX,
  VISIT_OUTCOMES,
  VISIT_REASONS,
  type NewVisit,
  type VisitOutcome,
} from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { useSendOnce } from '../station-editing/use-send-once.ts';
import { addVisit } from './field.resource.ts';
import { fieldTexts } from './texts.ts';

type Choice = { code: string; label: string };
type Values = {
  visited_on: string | null;
  reason: string | null;
  outcome: string | null;
  done: string;
  battery_volts: number | null;
  clock_error_seconds: number | null;
  next_visit: string | null;
  changed: boolean;
};

/** The word of how a visit left the counter. */
export const OUTCOME_WORDS = {
  fine: 'fine',
  solved: 'solved',
  'needs maintenance': 'needs',
} as const satisfies Record<VisitOutcome, string>;

const fields = defineFields<Values, { reasons: Choice[]; outcomes: Choice[] }, keyof typeof fieldTexts.en>({
  visited_on: { label: 'visitedOn', control: 'date', required: 'required' },
  reason: { label: 'reason', control: 'select', required: 'required', options: (_, { reasons }) => reasons },
  outcome: {
    label: 'outcome',
    control: 'select',
    required: 'required',
    options: (_, { outcomes }) => outcomes,
  },
  next_visit: { label: 'next', control: 'date' },
  changed: { label: 'changed', hint: 'changedHint', control: 'check', wide: true },
  done: {
    label: 'done',
    hint: 'doneHint',
    control: 'area',
    wide: true,
    maxLength: NOTES_MAX,
    required: 'required',
  },
  battery_volts: {
    label: 'volts',
    control: 'number',
    check: (volts) => (volts < 0 || volts > BATTERY_VOLTS_MAX ? 'outOfRange' : null),
  },
  clock_error_seconds: {
    label: 'clock',
    hint: 'clockHint',
    control: 'number',
    check: (seconds) =>
      Number.isInteger(seconds) && Math.abs(seconds) <= CLOCK_ERROR_MAX ? null : 'outOfRange',
  },
});
const NAMES = [
  'visited_on',
  'reason',
  'outcome',
  'next_visit',
  'done',
  'battery_volts',
  'clock_error_seconds',
] as const;

const EMPTY: Values = {
  visited_on: null,
  reason: null,
  outcome: null,
  done: '',
  battery_volts: null,
  clock_error_seconds: null,
  next_visit: null,
  changed: false,
};

function visitOf(values: Values): NewVisit {
  const { visited_on, reason, outcome, next_visit, done, battery_volts, clock_error_seconds } = values;
  return {
    visited_on: visited_on ?? '',
    reason: VISIT_REASONS.find((one) => one === reason) ?? 'other',
    outcome: VISIT_OUTCOMES.find((one) => one === outcome) ?? 'fine',
    next_visit,
    done,
    battery_volts,
    clock_error_seconds,
  };
}

type Props = {
  stationId: string;
  /** Whether a counter stands there of which something may have been changed. */
  asksForChange: boolean;
  onClose: () => void;
  /** A visit was saved at which something of the counter was changed: that is to be entered next. */
  onChanged: (visit: NewVisit) => void;
};

/** Enters a visit to a station. */
export function VisitDialog({ stationId, asksForChange, onClose, onChanged }: Props) {
  const t = useTexts(fieldTexts);
  const { notify } = useServices();
  const lookups = useMemo(
    () => ({
      reasons: VISIT_REASONS.map((code) => ({ code, label: t(code) })),
      outcomes: VISIT_OUTCOMES.map((code) => ({ code, label: t(OUTCOME_WORDS[code]) })),
    }),
    [t],
  );
  const send = useSendOnce((values: Values, { idempotencyKey: request_key }) =>
    addVisit(stationId, { ...visitOf(values), request_key }),
  );
  const form = useFieldForm({
    fields,
    t,
    lookups,
    initial: EMPTY,
    keep: { name: `visit ${stationId}` },
    onSubmit: async (values: Values) => {
      await send(values, { draft: false, version: undefined });
      notify('success', t('visitSaved'));
      onClose();
      if (values.changed) onChanged(visitOf(values));
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('addVisit')}
      accept={t('saveVisit')}
      failed={t('failed')}
      wide
      onClose={onClose}
    >
      <FieldGrid form={form} names={asksForChange ? [...NAMES, 'changed'] : [...NAMES]} />
    </FormDialog>
  );
}
