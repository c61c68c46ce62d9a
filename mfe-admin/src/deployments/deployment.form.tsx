import type { ReactNode } from 'react';
import { paths } from 'shared-domain';
import { ContactDetails, FieldGrid, Form, FormAlert, type Stale } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Card, LinkButton } from 'shared-ui/ui';
import { deploymentFields } from './deployment.fields.ts';
import type { DeploymentValues } from './deployment.record.ts';
import { isSendable } from './deployment.rules.ts';
import { deploymentTexts } from './texts.ts';
import type { DeploymentForm as Deployment } from './use-deployment-form.ts';

const NAMES = (Object.keys(deploymentFields) as (keyof DeploymentValues)[]).filter(
  (name) => name !== 'notes',
);
// the contacts stand last before the notes
const CONTACTS = [
  ['requester', 'requester_id'],
  ['provider', 'provider_id'],
] as const;

type DeploymentFormProps = {
  deployment: Deployment;
  submitLabel: string;
  onSave: () => Promise<void>;
  /** Called after a contact was corrected: the options name it otherwise then. */
  onContactSaved: () => void;
  /** Further acts, beside Save. */
  children?: ReactNode;
};

/** The form of a deployment, for adding and editing; it can be sent once it has a name and a station. */
export function DeploymentForm({
  deployment,
  submitLabel,
  onSave,
  onContactSaved,
  children,
}: DeploymentFormProps) {
  const t = useTexts(deploymentTexts);
  const { form, stale, mergeStale } = deployment;
  return (
    <Form form={form} onSubmit={onSave}>
      {stale ? (
        <StaleNotice stale={stale} onMerge={mergeStale} />
      ) : (
        <FormAlert problem={form.problem} fallback={t('failed')} />
      )}
      <Card>
        <FieldGrid form={form} names={NAMES} />
        <div className="cx-fields">
          {CONTACTS.map(([kind, name]) => {
            const chosen = form.values[name];
            return (
              chosen !== null && (
                <ContactDetails
                  key={`${kind} ${chosen}`}
                  kind={kind}
                  id={Number(chosen)}
                  onSaved={onContactSaved}
                />
              )
            );
          })}
        </div>
        <FieldGrid form={form} names={['notes']} />
        <div className="cx-actions">
          <Button type="submit" loading={form.submitting} disabled={!isSendable(form.values)}>
            {submitLabel}
          </Button>
          {children}
          <LinkButton severity="text" to={paths.deployments.href()}>
            {t('backToList')}
          </LinkButton>
        </div>
      </Card>
    </Form>
  );
}

/** Tells of a newer record: offers to bring it in, then names the fields that both people have changed. */
function StaleNotice({ stale, onMerge }: { stale: Stale<DeploymentValues>; onMerge: () => void }) {
  const t = useTexts(deploymentTexts);
  if (stale.merged === null) {
    return (
      <Alert severity="warning">
        <p>
          <strong>{t('staleTitle')}</strong>
        </p>
        <p>{t('staleText')}</p>
        <Button severity="outlined" onClick={onMerge}>
          {t('staleLoad')}
        </Button>
      </Alert>
    );
  }
  const both = stale.merged.flatMap((name) => deploymentFields[name]?.label ?? []).map((label) => t(label));
  return (
    <Alert severity="info">
      <p>{t('staleMerged')}</p>
      {both.length > 0 && <p>{t('staleConflicts', { fields: both.join(', ') })}</p>}
    </Alert>
  );
}
