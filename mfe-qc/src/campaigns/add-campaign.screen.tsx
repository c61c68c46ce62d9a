import { useState } from 'react';
import { paths } from 'shared-domain';
import { newIdempotencyKey } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { useNavigate } from 'shared-ui/router';
import { LoadState, Page } from 'shared-ui/ui';
import { CampaignForm } from './campaign-form.tsx';
import { addCampaign, campaignLookupsQuery, type CampaignLookups } from './campaigns.resource.ts';
import { campaignFormTexts } from './form.texts.ts';
import { useCampaignForm } from './use-campaign-form.ts';

/** /add-campaign: a draft of a campaign. */
export function AddCampaignScreen() {
  const t = useTexts(campaignFormTexts);
  const { load, reload } = useLoaded(campaignLookupsQuery);
  return (
    <Page title={t('addTitle')} intro={t('required')}>
      <LoadState load={load} retry={reload}>
        {(lookups) => <NewCampaign lookups={lookups} />}
      </LoadState>
    </Page>
  );
}

function NewCampaign({ lookups }: { lookups: CampaignLookups }) {
  const t = useTexts(campaignFormTexts);
  const { notify, setDirty } = useServices();
  const navigate = useNavigate();
  const [key] = useState(newIdempotencyKey);
  const campaign = useCampaignForm({
    lookups,
    edited: null,
    send: (facts, { several }) => addCampaign({ ...facts, several, request_key: key }),
  });
  const save = async () => {
    const stored = await campaign.save();
    if (!stored) return;
    notify('success', t('added', { name: stored.campaign.name }));
    // Nothing is left to lose, and the guard must know before the address changes.
    setDirty(false);
    await navigate(paths.campaign.href({ campaignId: stored.campaign.id }), { replace: true });
  };
  return (
    <CampaignForm
      campaign={campaign}
      submitLabel={t('make')}
      back={{ to: paths.campaigns.href(), label: t('backToList') }}
      onSave={save}
    />
  );
}
