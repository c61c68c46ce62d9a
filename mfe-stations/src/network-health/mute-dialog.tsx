import { REASON_MAX, type Outage, type StationHealth } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { stationTime } from './health-words.ts';
import { muteOutage } from './health.resource.ts';
import { healthTexts } from './texts.ts';

type Values = { until: string | null; reason: string };

const fields = defineFields<Values, null, keyof typeof healthTexts.en>({
  until: { label: 'muteUntil', hint: 'muteHint', control: 'date', required: 'required' },
  reason: { label: 'reason', control: 'area', wide: true, maxLength: REASON_MAX, required: 'required' },
});

const EMPTY: Values = { until: null, reason: '' };

type Props = {
  station: Pick<StationHealth, 'station_id_tmg' | 'time_zone'>;
  outage: Outage;
  onClose: () => void;
};

/** Has no e-mail tell of an outage up to a day. */
export function MuteDialog({ station, outage, onClose }: Props) {
  const { station_id_tmg: stationId, time_zone: zone } = station;
  const t = useTexts(healthTexts);
  const { notify } = useServices();
  const form = useFieldForm({
    fields,
    t,
    lookups: null,
    initial: EMPTY,
    keep: { name: `mute outage ${stationId} ${outage.id}` },
    onSubmit: async ({ until, reason }: Values) => {
      await muteOutage(stationId, outage, { until, reason });
      notify('success', t('muted'));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('muteOf', { date: stationTime(outage.start_at, zone) })}
      accept={t('mute')}
      failed={t('failed')}
      onClose={onClose}
    >
      <FieldGrid form={form} names={['until', 'reason']} />
    </FormDialog>
  );
}
