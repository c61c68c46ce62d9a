import { useMemo } from 'react';
import { INVESTIGATIONS, NOTES_MAX, PROBLEM_LEVELS, type Outage, type StationHealth } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Alert } from 'shared-ui/ui';
import { INVESTIGATION_WORDS, LEVEL_WORDS, stationTime } from './health-words.ts';
import { newerOutage, sayOfOutage } from './health.resource.ts';
import { peopleQuery, type OutagePerson } from './outage-ranges.resource.ts';
import { rangeTexts } from './outage-texts.ts';

type Values = { investigation: string | null; level: string | null; note: string; assignee: string | null };
type Choices = { investigations: Choice[]; levels: Choice[]; people: Choice[] };
type Choice = { code: string; label: string };

const fields = defineFields<Values, Choices, keyof typeof rangeTexts.en>({
  investigation: {
    label: 'investigation',
    control: 'select',
    required: 'required',
    options: (_, { investigations }) => investigations,
  },
  level: { label: 'level', hint: 'levelHint', control: 'select', options: (_, { levels }) => levels },
  note: { label: 'note', hint: 'noteHint', control: 'area', wide: true, maxLength: NOTES_MAX },
  assignee: { label: 'who', control: 'select', emptyLabel: 'nobody', options: (_, { people }) => people },
});

const EMPTY: Values = { investigation: 'open', level: null, note: '', assignee: null };
const toForm = ({ investigation, level, note, assignee_id }: Outage): Values => ({
  investigation,
  level,
  note: note ?? '',
  assignee: assignee_id ? String(assignee_id) : null,
});

type Props = {
  station: Pick<StationHealth, 'station_id_tmg' | 'time_zone'>;
  outage: Outage;
  onClose: () => void;
};

/** Says how far an outage was looked into, what its data are good for, and who deals with it. */
export function OutageDialog({ station, outage, onClose }: Props) {
  const { station_id_tmg: stationId, time_zone: zone } = station;
  const t = useTexts(rangeTexts);
  const people = usePeople(stationId, outage);
  const lookups = useMemo(
    () => ({
      investigations: INVESTIGATIONS.map((code) => ({ code, label: t(INVESTIGATION_WORDS[code]) })),
      levels: PROBLEM_LEVELS.map((code) => ({ code, label: t(LEVEL_WORDS[code]) })),
      people,
    }),
    [t, people],
  );
  const { form, stale, mergeStale } = useVersionedForm({
    fields,
    t,
    lookups,
    empty: EMPTY,
    edited: { record: outage, loadNewer: () => newerOutage(stationId, outage) },
    name: `outage ${stationId} ${outage.id}`,
    toForm,
    send: async ({ investigation, level, note, assignee }, { version }) => {
      const stored = await sayOfOutage(
        stationId,
        { id: outage.id, version: version ?? outage.version },
        {
          investigation: INVESTIGATIONS.find((one) => one === investigation) ?? 'open',
          level: PROBLEM_LEVELS.find((one) => one === level) ?? null,
          note: note.trim() === '' ? null : note,
          assignee_id: assignee === null ? null : Number(assignee),
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
      <FieldGrid form={form} names={['investigation', 'assignee', 'level', 'note']} />
    </FormDialog>
  );
}

/** Who may deal with it; who does is among them in any case, so that nobody is taken off by a list that is still to come. */
function usePeople(stationId: string, { assignee, assignee_id }: Outage): Choice[] {
  const { load } = useLoaded(peopleQuery(stationId));
  const people = load.state === 'loaded' ? load.value : NOBODY;
  return useMemo(() => {
    const known = people.some(({ id }) => id === assignee_id);
    const own = assignee_id && !known ? [{ id: assignee_id, name: assignee ?? '' }] : [];
    return [...own, ...people].map(({ id, name }) => ({ code: String(id), label: name }));
  }, [people, assignee, assignee_id]);
}

const NOBODY: OutagePerson[] = [];
