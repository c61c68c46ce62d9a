import { useMemo } from 'react';
import type { OpenedCampaign } from 'shared-domain';
import { useUser } from 'shared-ui/auth';
import { useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useUnsavedChanges } from 'shared-ui/remote';
import { campaignFields, errorsByField } from './campaign.fields.ts';
import { EMPTY_CAMPAIGN, toForm, toRequest, type CampaignFacts } from './campaign.record.ts';
import { newerCampaign, type CampaignLookups } from './campaigns.resource.ts';
import { campaignFormTexts } from './form.texts.ts';

/** A campaign under the number by which an edit names the state that it was made over. */
export type Revised = { version: number; campaign: OpenedCampaign };

/** A campaign as the form edits it. */
const revised = (campaign: OpenedCampaign): Revised => ({ version: campaign.revision, campaign });

/** The form of a campaign with everything that happens to it: sending, and a newer revision (S10). */
export function useCampaignForm({
  lookups,
  edited,
  send,
}: {
  lookups: CampaignLookups;
  /** Null for a new one. */
  edited: OpenedCampaign | null;
  send: (facts: CampaignFacts, more: { several: boolean; revision: number }) => Promise<OpenedCampaign>;
}) {
  const t = useTexts(campaignFormTexts);
  const superAdmin = useUser().super_admin === 1;
  const state = edited === null ? null : edited.state === 'open' ? 'open' : 'draft';
  const offered = useMemo(() => ({ ...lookups, superAdmin, state }) as const, [lookups, superAdmin, state]);
  const campaign = useVersionedForm({
    fields: campaignFields,
    t,
    lookups: offered,
    errorsByField,
    empty: EMPTY_CAMPAIGN,
    edited: edited && {
      record: revised(edited),
      loadNewer: async () => revised(await newerCampaign(String(edited.id))),
    },
    name: 'campaign',
    toForm: (record) => toForm(record.campaign),
    send: async (values, { version = 1 }) =>
      revised(
        await send(toRequest(values, lookups.people, edited), { several: values.several, revision: version }),
      ),
  });
  useUnsavedChanges(campaign.form.dirty);
  return campaign;
}
