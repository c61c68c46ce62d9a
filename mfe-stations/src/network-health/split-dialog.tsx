import type { Outage, StationHealth } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { stationTime } from './health-words.ts';
import { splitOutage } from './outage-ranges.resource.ts';
import { rangeTexts } from './outage-texts.ts';
import { checkTime, timeOf } from './outage-times.ts';

type Values = { at: string | null; time: string };

const fields = defineFields<Values, null, keyof typeof rangeTexts.en>({
  at: { label: 'splitAt', control: 'date', required: 'required' },
  time: { label: 'splitTime', hint: 'timeHint', control: 'text', required: 'required', check: checkTime },
});

const EMPTY: Values = { at: null, time: '' };

type Props = {
  station: Pick<StationHealth, 'station_id_tmg' | 'time_zone'>;
  outage: Outage;
  onClose: () => void;
};

/** Splits an outage in two. */
export function SplitDialog({ station, outage, onClose }: Props) {
  const { station_id_tmg: stationId, time_zone: zone } = station;
  const t = useTexts(rangeTexts);
  const { notify } = useServices();
  const form = useFieldForm({
    fields,
    t,
    lookups: null,
    initial: EMPTY,
    keep: { name: `split outage ${stationId} ${outage.id}` },
    onSubmit: async ({ at, time }: Values) => {
      await splitOutage(stationId, outage, timeOf(at, time));
      notify('success', t('splitDone'));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('splitOf', { date: stationTime(outage.start_at, zone) })}
      accept={t('split')}
      failed={t('failed')}
      onClose={onClose}
    >
      <FieldGrid form={form} names={['at', 'time']} />
    </FormDialog>
  );
}
