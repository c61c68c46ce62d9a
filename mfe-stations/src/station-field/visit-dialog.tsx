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
import { defineFields, FieldGrid, FormDialog, useVersionedForm } from 'shared-ui/form';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert } from 'shared-ui/ui';
import { useSendOnce } from '../station-editing/use-send-once.ts';
import { addVisit, correctVisit, newerVisit, type StoredVisit } from './field.resource.ts';
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
  'done',
  'next_visit',
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

const toForm = (visit: NewVisit): Values => ({
  visited_on: visit.visited_on,
  reason: visit.reason,
  outcome: visit.outcome,
  done: visit.done,
  battery_volts: visit.battery_volts,
  clock_error_seconds: visit.clock_error_seconds,
  next_visit: visit.next_visit,
  changed: false,
});

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
  /** The visit that is corrected; null enters one. */
  visit: StoredVisit | null;
  /** Whether a counter stands there of which something may have been changed. */
  asksForChange: boolean;
  onClose: () => void;
  /** A visit was saved at which something of the counter was changed: that is to be entered next. */
  onChanged: (visit: NewVisit) => void;
};

/** Enters a visit to a station, or corrects one. */
export function VisitDialog({ stationId, visit, asksForChange, onClose, onChanged }: Props) {
  const t = useTexts(fieldTexts);
  const { notify } = useServices();
  const lookups = useMemo(
    () => ({
      reasons: VISIT_REASONS.map((code) => ({ code, label: t(code) })),
      outcomes: VISIT_OUTCOMES.map((code) => ({ code, label: t(OUTCOME_WORDS[code]) })),
    }),
    [t],
  );
  const { form, stale, mergeStale } = useVersionedForm({
    fields,
    t,
    lookups,
    empty: EMPTY,
    edited: visit && { record: visit, loadNewer: () => newerVisit(stationId, visit) },
    name: visit ? `visit ${stationId} ${visit.id}` : `visit ${stationId}`,
    toForm,
    send: useSendOnce(async (values: Values, { version, idempotencyKey: request_key }) => {
      const facts = visitOf(values);
      const stored = visit
        ? await correctVisit(stationId, { id: visit.id, version: version ?? visit.version }, facts)
        : await addVisit(stationId, { ...facts, request_key });
      notify('success', t('visitSaved'));
      onClose();
      if (values.changed) onChanged(facts);
      return stored;
    }),
  });
  return (
    <FormDialog
      form={form}
      title={visit ? t('editVisitOf', { date: formatDate(visit.visited_on) }) : t('addVisit')}
      accept={t('saveVisit')}
      failed={t('failed')}
      wide
      newer={{ stale, goOn: t('staleGoOn'), onMerge: mergeStale }}
      onClose={onClose}
    >
      {stale && <Alert severity="info">{t('visitTheirs')}</Alert>}
      <FieldGrid form={form} names={asksForChange ? [...NAMES, 'changed'] : [...NAMES]} />
    </FormDialog>
  );
}
