import { FieldGrid, Form, FormAlert, type useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Card, LinkButton } from 'shared-ui/ui';
import type { CampaignValues } from './campaign.record.ts';
import type { FormLookups } from './campaign.fields.ts';
import type { Revised } from './use-campaign-form.ts';
import { campaignFormTexts } from './form.texts.ts';

type Versioned = ReturnType<
  typeof useVersionedForm<Revised, CampaignValues, FormLookups, keyof typeof campaignFormTexts.en>
>;

/** The form of a campaign, for making and editing. */
export function CampaignForm({
  campaign,
  isOpen = false,
  submitLabel,
  back,
  onSave,
}: {
  campaign: Versioned;
  /** Its period and stations can't be changed any more. */
  isOpen?: boolean;
  submitLabel: string;
  /** Where one comes from. */
  back: { to: string; label: string };
  onSave: () => Promise<void>;
}) {
  const t = useTexts(campaignFormTexts);
  const { form, stale, mergeStale } = campaign;
  return (
    <Form form={form} onSubmit={onSave}>
      <FormAlert problem={form.problem} fallback={t('failed')}>
        {stale?.merged === null ? (
          <Button severity="outlined" onClick={mergeStale}>
            {t('stale')}
          </Button>
        ) : null}
      </FormAlert>
      {isOpen ? (
        <Alert severity="info" announce={false}>
          {t('frozen')}
        </Alert>
      ) : null}
      <Card title={t('what')}>
        <FieldGrid form={form} names={['name', 'from', 'until', 'due']} />
      </Card>
      <Card title={t('which')}>
        <FieldGrid form={form} names={['several', 'agencies', 'search', 'stations', 'counted']} />
      </Card>
      <Card title={t('who')}>
        <FieldGrid form={form} names={['people']} />
      </Card>
      <Card title={t('holds')}>
        <FieldGrid form={form} names={['no_strong', 'uptime']} />
      </Card>
      <div className="cx-actions">
        <Button type="submit" loading={form.submitting}>
          {submitLabel}
        </Button>
        <LinkButton severity="text" to={back.to}>
          {back.label}
        </LinkButton>
      </div>
    </Form>
  );
}
