import type { Deployment, DeploymentRequest } from 'shared-domain';
import { useVersionedForm, type Edited } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useUnsavedChanges } from 'shared-ui/remote';
import { deploymentFields, type DeploymentLookups } from './deployment.fields.ts';
import { toForm, toRequest, type DeploymentValues } from './deployment.record.ts';
import { deploymentTexts } from './texts.ts';

/** What the form over a deployment needs from its screen. */
export type DeploymentFormSetup = {
  lookups: DeploymentLookups;
  /** What the form of a new deployment begins with. */
  empty: DeploymentValues;
  /** The record to edit; null for a new one. */
  edited: Edited<Deployment> | null;
  /** Sends the form with the version that it was read at; answers the record as it is stored now. */
  send: (deployment: DeploymentRequest) => Promise<Deployment>;
};

/** The form in use. */
export type DeploymentForm = ReturnType<typeof useDeploymentForm>;

/** The form's values with everything that happens to them: choosing, sending, a newer version (S10). */
export function useDeploymentForm({ lookups, empty, edited, send }: DeploymentFormSetup) {
  const t = useTexts(deploymentTexts);
  const deployment = useVersionedForm({
    fields: deploymentFields,
    t,
    lookups,
    empty,
    edited,
    name: 'deployment',
    toForm,
    send: (values, { version }) => send({ ...toRequest(values), version }),
  });
  useUnsavedChanges(deployment.form.dirty);
  return deployment;
}
