import type { Outage, StationHealth } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { stationTime } from './health-words.ts';
import { newerOutage } from './health.resource.ts';
import { correctOutage } from './outage-ranges.resource.ts';
import { rangeTexts } from './outage-texts.ts';
import { checkEnd, checkTime, endOf, NO_TIMES, timeOf, timesOf, type Times } from './outage-times.ts';

const fields = defineFields<Times, null, keyof typeof rangeTexts.en>({
  start: { label: 'start', control: 'date', required: 'required' },
  start_time: {
    label: 'startTime',
    hint: 'timeHint',
    control: 'text',
    required: 'required',
    check: checkTime,
  },
  end: { label: 'end', hint: 'foundEndHint', control: 'date', check: checkEnd },
  end_time: {
    label: 'endTime',
    control: 'text',
    check: (time, values) => checkTime(time) ?? checkEnd(time, values),
  },
});

type Props = {
  station: Pick<StationHealth, 'station_id_tmg' | 'time_zone'>;
  outage: Outage;
  onClose: () => void;
};

/** Corrects when an outage began and ended. */
export function RangeDialog({ station, outage, onClose }: Props) {
  const { station_id_tmg: stationId, time_zone: zone } = station;
  const t = useTexts(rangeTexts);
  const { form, stale, mergeStale } = useVersionedForm({
    fields,
    t,
    lookups: null,
    empty: NO_TIMES,
    edited: { record: outage, loadNewer: () => newerOutage(stationId, outage) },
    name: `times of outage ${stationId} ${outage.id}`,
    toForm: (one: Outage) => timesOf(one, zone),
    send: async (values, { version }) => {
      const stored = await correctOutage(
        stationId,
        { id: outage.id, version: version ?? outage.version },
        { start: timeOf(values.start, values.start_time), end: endOf(values) },
      );
      onClose();
      return stored;
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('correctOf', { date: stationTime(outage.start_at, zone) })}
      accept={t('saveTimes')}
      failed={t('failed')}
      newer={{ stale, goOn: t('staleGoOn'), onMerge: mergeStale }}
      onClose={onClose}
    >
      {stale && <Alert severity="info">{t('staleTheirs')}</Alert>}
      <FieldGrid form={form} names={['start', 'start_time', 'end', 'end_time']} />
    </FormDialog>
  );
}
