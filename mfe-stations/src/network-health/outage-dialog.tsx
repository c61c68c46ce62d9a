import { useMemo } from 'react';
import { INVESTIGATIONS, NOTES_MAX, PROBLEM_LEVELS, type Outage, type StationHealth } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { INVESTIGATION_WORDS, LEVEL_WORDS, stationTime } from './health-words.ts';
import { newerOutage, sayOfOutage } from './health.resource.ts';
import { healthTexts } from './texts.ts';

type Values = { investigation: string | null; level: string | null; note: string; mine: boolean };
type Choices = { investigations: Choice[]; levels: Choice[] };
type Choice = { code: string; label: string };

const fields = defineFields<Values, Choices, keyof typeof healthTexts.en>({
  investigation: {
    label: 'investigation',
    control: 'select',
    required: 'required',
    options: (_, { investigations }) => investigations,
  },
  level: { label: 'level', control: 'select', options: (_, { levels }) => levels },
  note: { label: 'note', hint: 'noteHint', control: 'area', wide: true, maxLength: NOTES_MAX },
  mine: { label: 'mine', control: 'check', wide: true },
});

const EMPTY: Values = { investigation: 'open', level: null, note: '', mine: false };
const toForm = ({ investigation, level, note }: Outage): Values => ({
  investigation,
  level,
  note: note ?? '',
  mine: false,
});

type Props = {
  station: Pick<StationHealth, 'station_id_tmg' | 'time_zone'>;
  outage: Outage;
  onClose: () => void;
};

/** Says how far an outage was looked into, what its data are good for, and who deals with it. */
export function OutageDialog({ station, outage, onClose }: Props) {
  const { station_id_tmg: stationId, time_zone: zone } = station;
  const t = useTexts(healthTexts);
  const lookups = useMemo(
    () => ({
      investigations: INVESTIGATIONS.map((code) => ({ code, label: t(INVESTIGATION_WORDS[code]) })),
      levels: PROBLEM_LEVELS.map((code) => ({ code, label: t(LEVEL_WORDS[code]) })),
    }),
    [t],
  );
  const { form, stale, mergeStale } = useVersionedForm({
    fields,
    t,
    lookups,
    empty: EMPTY,
    edited: { record: outage, loadNewer: () => newerOutage(stationId, outage) },
    name: `outage ${stationId} ${outage.id}`,
    toForm,
    send: async ({ investigation, level, note, mine }, { version }) => {
      const stored = await sayOfOutage(
        stationId,
        { id: outage.id, version: version ?? outage.version },
        {
          investigation: INVESTIGATIONS.find((one) => one === investigation) ?? 'open',
          level: PROBLEM_LEVELS.find((one) => one === level) ?? null,
          note: note.trim() === '' ? null : note,
          mine,
        },
      );
      onClose();
      return stored;
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('sayOf', { date: stationTime(outage.start_at, zone) })}
      accept={t('save')}
      failed={t('failed')}
      newer={{ stale, goOn: t('staleGoOn'), onMerge: mergeStale }}
      onClose={onClose}
    >
      {stale && <Alert severity="info">{t('staleTheirs')}</Alert>}
      <FieldGrid form={form} names={['investigation', 'level', 'note', 'mine']} />
    </FormDialog>
  );
}
