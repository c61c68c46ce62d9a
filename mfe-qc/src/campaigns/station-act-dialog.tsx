import { REASON_MAX, type CampaignAct, type CampaignStation, type OpenedCampaign } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { actOnStation } from './campaigns.resource.ts';
import { campaignTexts } from './texts.ts';

type Values = { reason: string };
type Text = keyof typeof campaignTexts.en;

/** Why a station is validated may be left out; why it is sent back or left out may not. */
const optional = defineFields<Values, null, Text>({
  reason: { label: 'reason', hint: 'reasonHint', control: 'area', wide: true, maxLength: REASON_MAX },
});
const required = defineFields<Values, null, Text>({
  reason: {
    label: 'reason',
    control: 'area',
    wide: true,
    maxLength: REASON_MAX,
    required: 'reasonRequired',
  },
});
const FIELDS = { validate: optional, 'send back': required, 'leave out': required, 'take in': null } as const;
const NONE = defineFields<Values, null, Text>({});
const INITIAL: Values = { reason: '' };

/** What is done, with which station of which campaign. */
export type ActedOn = {
  campaign: { id: number };
  station: Pick<CampaignStation, 'station_id_tmg' | 'station_name'>;
  act: CampaignAct;
};

type DialogProps = ActedOn & {
  onClose: () => void;
  /** Called with what the campaign has become, before the dialog closes. */
  onDone?: (campaign: OpenedCampaign) => void;
};

/** Asks for the reason of what is done with a station, and does it. */
export function StationActDialog({ campaign, station, act, onClose, onDone }: DialogProps) {
  const t = useTexts(campaignTexts);
  const { notify } = useServices();
  const { station_id_tmg: stationId, station_name: name } = station;
  const fields = FIELDS[act];
  const form = useFieldForm({
    fields: fields ?? NONE,
    t,
    initial: INITIAL,
    lookups: null,
    keep: { name: `campaign ${campaign.id} ${stationId} ${act}` },
    onSubmit: async ({ reason }) => {
      const after = await actOnStation(campaign, stationId, { act, reason: reason.trim() });
      const state = after.stations.find((one) => one.station_id_tmg === stationId)?.state;
      notify('success', t('done', { station: name, state: state ? t(state) : '' }));
      onDone?.(after);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(`${act}Of`, { station: name })}
      accept={t(act)}
      failed={t('actFailed')}
      onClose={onClose}
    >
      <p>{t(`${act}Text`)}</p>
      {fields ? <FieldGrid form={form} names={['reason']} /> : null}
    </FormDialog>
  );
}
