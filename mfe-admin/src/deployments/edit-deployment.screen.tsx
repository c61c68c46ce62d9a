import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { paths, type Deployment } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { useNavigate, useParams } from 'shared-ui/router';
import { Button, LoadState, Page } from 'shared-ui/ui';
import type { DeploymentLookups } from './deployment.fields.ts';
import { DeploymentForm } from './deployment.form.tsx';
import { newDeploymentForm } from './deployment.record.ts';
import {
  deleteDeployment,
  deploymentLookupsQuery,
  deploymentQuery,
  newerDeployment,
  saveDeployment,
} from './deployments.resource.ts';
import { deploymentTexts } from './texts.ts';
import { useDeploymentForm } from './use-deployment-form.ts';

/** /edit-deployment/:deploymentId: a deployment, saved or deleted. */
export function EditDeploymentScreen() {
  const { deploymentId = '' } = useParams();
  const t = useTexts(deploymentTexts);
  const { load, reload } = useLoaded(deploymentQuery(deploymentId));
  const lookups = useLoaded(deploymentLookupsQuery('existing'));
  return (
    <Page title={t('editTitle')} intro={load.state === 'failed' ? undefined : t('required')}>
      <LoadState
        load={load}
        retry={reload}
        list={{ to: paths.deployments.href(), label: t('toDeployments') }}
      >
        {(record) => (
          <LoadState load={lookups.load} retry={lookups.reload}>
            {(lists) => (
              <EditedDeployment
                key={record.id}
                record={record}
                lookups={lists}
                onContactSaved={lookups.reload}
              />
            )}
          </LoadState>
        )}
      </LoadState>
    </Page>
  );
}

type EditedDeploymentProps = { record: Deployment; lookups: DeploymentLookups; onContactSaved: () => void };

function EditedDeployment({ record, lookups, onContactSaved }: EditedDeploymentProps) {
  const t = useTexts(deploymentTexts);
  const { notify } = useServices();
  const deployment = useDeploymentForm({
    lookups,
    empty: newDeploymentForm(record.agency.id),
    edited: { record, loadNewer: () => newerDeployment(String(record.id)) },
    send: (request) => saveDeployment(record.id, request),
  });
  const save = async () => {
    const stored = await deployment.save();
    if (stored) notify('success', t('saved', { name: stored.name }));
  };
  return (
    <DeploymentForm
      deployment={deployment}
      submitLabel={t('save')}
      onSave={save}
      onContactSaved={onContactSaved}
    >
      <DeleteDeployment record={record} />
    </DeploymentForm>
  );
}

function DeleteDeployment({ record: { id, name } }: { record: Deployment }) {
  const t = useTexts(deploymentTexts);
  const { notify, confirm, setDirty } = useServices();
  const navigate = useNavigate();
  const [running, setRunning] = useState(false);
  const remove = async () => {
    const sure = await confirm({
      title: t('deleteQuestion'),
      text: t('deleteText', { name }),
      accept: t('deleteAccept'),
      danger: true,
    });
    if (!sure) return;
    setRunning(true);
    try {
      await deleteDeployment(id);
    } catch (error) {
      setRunning(false);
      return notify('danger', messageOf(error, t('deleteFailed')));
    }
    notify('success', t('deleted', { name }));
    setDirty(false);
    await navigate(paths.deployments.href(), { replace: true });
  };
  return (
    <Button severity="danger" loading={running} onClick={() => void remove()}>
      {t('delete')}
    </Button>
  );
}
