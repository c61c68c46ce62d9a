import { paths, type OpenedCampaign } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { useNavigate, useParams } from 'shared-ui/router';
import { LoadState, Page } from 'shared-ui/ui';
import { CampaignForm } from './campaign-form.tsx';
import {
  campaignLookupsQuery,
  campaignQuery,
  saveCampaign,
  type CampaignLookups,
} from './campaigns.resource.ts';
import { campaignFormTexts } from './form.texts.ts';
import { useCampaignForm } from './use-campaign-form.ts';

/** /edit-campaign/:campaignId: what a campaign is about; of an open one its name, due date and validators. */
export function EditCampaignScreen() {
  const t = useTexts(campaignFormTexts);
  const { campaignId = '' } = useParams();
  const { load, reload } = useLoaded(campaignQuery(campaignId));
  const lookups = useLoaded(campaignLookupsQuery);
  return (
    <Page title={t('editTitle')} intro={load.state === 'failed' ? undefined : t('required')}>
      <LoadState load={load} retry={reload} list={{ to: paths.campaigns.href(), label: t('backToList') }}>
        {(campaign) => (
          <LoadState load={lookups.load} retry={lookups.reload}>
            {(lists) => <EditedCampaign key={campaign.id} edited={campaign} lookups={lists} />}
          </LoadState>
        )}
      </LoadState>
    </Page>
  );
}

function EditedCampaign({ edited, lookups }: { edited: OpenedCampaign; lookups: CampaignLookups }) {
  const t = useTexts(campaignFormTexts);
  const { notify, setDirty } = useServices();
  const navigate = useNavigate();
  const page = paths.campaign.href({ campaignId: edited.id });
  const campaign = useCampaignForm({
    lookups,
    edited,
    send: (facts, { revision }) => saveCampaign(edited, { ...facts, revision }),
  });
  const save = async () => {
    const stored = await campaign.save();
    if (!stored) return;
    notify('success', t('saved', { name: stored.campaign.name }));
    setDirty(false);
    await navigate(page);
  };
  return (
    <CampaignForm
      campaign={campaign}
      isOpen={edited.state === 'open'}
      submitLabel={t('save')}
      back={{ to: page, label: t('backToCampaign') }}
      onSave={save}
    />
  );
}
