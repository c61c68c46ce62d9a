import { useUser } from 'shared-ui/auth';
import { paths } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { useNavigate } from 'shared-ui/router';
import { LoadState, Page } from 'shared-ui/ui';
import type { DeploymentLookups } from './deployment.fields.ts';
import { DeploymentForm } from './deployment.form.tsx';
import { newDeploymentForm } from './deployment.record.ts';
import { addDeployment, deploymentLookupsQuery } from './deployments.resource.ts';
import { deploymentTexts } from './texts.ts';
import { useDeploymentForm } from './use-deployment-form.ts';

/** /create-deployment: a new deployment; once it is stored the screen is that of editing it. */
export function CreateDeploymentScreen() {
  const t = useTexts(deploymentTexts);
  const { load, reload } = useLoaded(deploymentLookupsQuery('new'));
  return (
    <Page title={t('createTitle')} intro={t('required')}>
      <LoadState load={load} retry={reload}>
        {(lookups) => <NewDeployment lookups={lookups} onContactSaved={reload} />}
      </LoadState>
    </Page>
  );
}

function NewDeployment({
  lookups,
  onContactSaved,
}: {
  lookups: DeploymentLookups;
  onContactSaved: () => void;
}) {
  const t = useTexts(deploymentTexts);
  const { notify, setDirty } = useServices();
  const navigate = useNavigate();
  const { agency_id } = useUser();
  const deployment = useDeploymentForm({
    lookups,
    empty: newDeploymentForm(agency_id),
    edited: null,
    send: addDeployment,
  });
  const save = async () => {
    const stored = await deployment.save();
    if (!stored) return;
    notify('success', t('added', { name: stored.name }));
    // Nothing is left to lose, and the guard must know before the address changes.
    setDirty(false);
    await navigate(paths.editDeployment.href({ deploymentId: stored.id }), { replace: true });
  };
  return (
    <DeploymentForm
      deployment={deployment}
      submitLabel={t('add')}
      onSave={save}
      onContactSaved={onContactSaved}
    />
  );
}
