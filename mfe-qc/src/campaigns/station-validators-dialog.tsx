import { useMemo } from 'react';
import type { CampaignStation, OpenedCampaign } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Dialog, LoadState } from 'shared-ui/ui';
import { factsOf } from './campaign.record.ts';
import { campaignLookupsQuery, saveCampaign, type CampaignLookups } from './campaigns.resource.ts';
import { campaignTexts } from './texts.ts';

type Values = { people: string[] };
type Choice = { code: string; label: string };

const fields = defineFields<Values, { people: Choice[] }, keyof typeof campaignTexts.en>({
  people: { label: 'validators', control: 'multi', wide: true, options: (_, { people }) => people },
});

type DialogProps = { campaign: OpenedCampaign; station: CampaignStation; onClose: () => void };

/** Who validates one station, in place of those named for its agency. */
export function StationValidatorsDialog(props: DialogProps) {
  const t = useTexts(campaignTexts);
  const { load, reload } = useLoaded(campaignLookupsQuery);
  if (load.state === 'loaded') return <Choosing {...props} lookups={load.value} />;
  // it opens with all that it asks, or with what keeps it from that
  if (load.state !== 'failed') return null;
  return (
    <Dialog title={t('validatorsOf', { station: props.station.station_name })} open onClose={props.onClose}>
      <LoadState load={load} retry={reload}>
        {() => null}
      </LoadState>
    </Dialog>
  );
}

function Choosing({ campaign, station, onClose, lookups }: DialogProps & { lookups: CampaignLookups }) {
  const t = useTexts(campaignTexts);
  const { station_id_tmg: stationId, station_name: name, agency } = station;
  const choices = useMemo(() => {
    const own = lookups.people.filter((one) => one.agency === agency);
    return { people: own.map((one) => ({ code: String(one.id), label: one.name })) };
  }, [lookups, agency]);
  const initial = useMemo(() => {
    const named = campaign.validators.filter((one) => one.station_id_tmg === stationId);
    return { people: named.map((one) => String(one.user_id)) };
  }, [campaign, stationId]);
  const form = useFieldForm({
    fields,
    t,
    initial,
    lookups: choices,
    keep: { name: `campaign ${campaign.id} ${stationId} validators` },
    onSubmit: async ({ people }) => {
      const facts = factsOf(campaign);
      const others = facts.validators.filter((one) => one.station_id_tmg !== stationId);
      const own = people.map((id) => ({ user_id: Number(id), agency_id: null, station_id_tmg: stationId }));
      await saveCampaign(campaign, {
        ...facts,
        validators: [...others, ...own],
        revision: campaign.revision,
      });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('validatorsOf', { station: name })}
      accept={t('save')}
      failed={t('failed')}
      onClose={onClose}
    >
      <p>{t('validatorsText')}</p>
      <FieldGrid form={form} names={['people']} />
    </FormDialog>
  );
}
