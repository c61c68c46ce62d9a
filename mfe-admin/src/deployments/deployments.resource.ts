import { agencies, agenciesWithClosed, call, counties, districts } from 'shared-ui/api';
import type { Deployment, DeploymentRequest } from 'shared-domain';
import type { DeploymentLookups } from './deployment.fields.ts';

/** The deployments of the current agency; of every agency in a statewide one. */
export async function loadDeployments(): Promise<Deployment[]> {
  return (await call('GET /deployments')).data;
}

/** One deployment. */
export function loadDeployment(deploymentId: string): Promise<Deployment> {
  return call('GET /deployments/:id', { params: { id: deploymentId } });
}

/** What the form chooses from; a deployment that is there may be that of an agency which is closed by now. */
export async function loadLookups(of: 'new' | 'existing'): Promise<DeploymentLookups> {
  const [options, districtList, countyList, agencyList] = await Promise.all([
    call('GET /deployments/options'),
    districts(),
    counties(),
    of === 'new' ? agencies() : agenciesWithClosed(),
  ]);
  return { ...options, places: { districts: districtList, counties: countyList, agencies: agencyList } };
}

/** Adds a deployment; refused with messages by field. */
export async function addDeployment(deployment: DeploymentRequest): Promise<Deployment> {
  return (await call('POST /deployments', { body: deployment })).data;
}

/** Saves a deployment; 409 when somebody else saved it after it was read. */
export async function saveDeployment(
  deploymentId: number,
  deployment: DeploymentRequest,
): Promise<Deployment> {
  const params = { id: String(deploymentId) };
  return (await call('PUT /deployments/:id', { params, body: deployment })).data;
}

/** Deletes a deployment; its stations and their counts stay. */
export async function deleteDeployment(deploymentId: number): Promise<void> {
  await call('DELETE /deployments/:id', { params: { id: String(deploymentId) } });
}
