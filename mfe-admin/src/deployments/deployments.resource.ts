import { call } from 'shared-ui/api';
import type { Deployment, DeploymentRequest } from 'shared-domain';
import { ask, invalidate, lookups, type Asked } from 'shared-ui/query';
import type { DeploymentLookups } from './deployment.fields.ts';

/** The deployments of the current agency; of every agency in a statewide one. */
export const deploymentsQuery: Asked<Deployment[]> = {
  queryKey: ['deployments'],
  queryFn: async ({ signal }) => (await call('GET /deployments', {}, { signal })).data,
};

/** One deployment, to edit. */
export const deploymentQuery = (deploymentId: string): Asked<Deployment> => ({
  queryKey: ['deployment', deploymentId],
  record: true,
  queryFn: ({ signal }) => call('GET /deployments/:id', { params: { id: deploymentId } }, { signal }),
});

/** The same as it is stored now, beside the one that is being edited. */
export const newerDeployment = (deploymentId: string): Promise<Deployment> =>
  ask({ ...deploymentQuery(deploymentId), queryKey: ['newer deployment', deploymentId] });

/** What the form chooses from; a deployment that is there may be that of an agency which is closed by now. */
export const deploymentLookupsQuery = (of: 'new' | 'existing'): Asked<DeploymentLookups> => ({
  queryKey: ['deployment lookups', of],
  queryFn: async ({ signal }) => {
    const [options, districts, counties, agencies] = await Promise.all([
      call('GET /deployments/options', {}, { signal }),
      ask(lookups.districts),
      ask(lookups.counties),
      ask(of === 'new' ? lookups.agencies : lookups.agenciesWithClosed),
    ]);
    return { ...options, places: { districts, counties, agencies } };
  },
});

/** Adds a deployment; refused with messages by field. */
export async function addDeployment(deployment: DeploymentRequest): Promise<Deployment> {
  const { data } = await call('POST /deployments', { body: deployment });
  void invalidate(deploymentsQuery.queryKey);
  return data;
}

/** Saves a deployment; 409 when somebody else saved it after it was read. */
export async function saveDeployment(
  deploymentId: number,
  deployment: DeploymentRequest,
): Promise<Deployment> {
  const params = { id: String(deploymentId) };
  const { data } = await call('PUT /deployments/:id', { params, body: deployment });
  void invalidate(deploymentsQuery.queryKey);
  return data;
}

/** Deletes a deployment; its stations and their counts stay. */
export async function deleteDeployment(deploymentId: number): Promise<void> {
  await call('DELETE /deployments/:id', { params: { id: String(deploymentId) } });
  void invalidate(deploymentsQuery.queryKey);
}
