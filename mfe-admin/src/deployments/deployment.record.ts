import type { Deployment, DeploymentRequest } from 'shared-domain';

/**
 * What the deployment form holds: codes and ids as text, days as 'YYYY-MM-DD'. Districts and counties only narrow the
 * stations on offer and are not stored.
 */
export type DeploymentValues = {
  name: string;
  agency: string | null;
  txdot_districts: string[];
  counties: string[];
  station_id_tmgs: string[];
  start_date: string | null;
  end_date: string | null;
  location: string;
  primary_count_purpose_code: string | null;
  requester_id: string | null;
  provider_id: string | null;
  notes: string;
};

/** The form of a new deployment, of the agency given. */
export function newDeploymentForm(agencyId: number): DeploymentValues {
  return {
    name: '',
    agency: String(agencyId),
    txdot_districts: [],
    counties: [],
    station_id_tmgs: [],
    start_date: null,
    end_date: null,
    location: '',
    primary_count_purpose_code: null,
    requester_id: null,
    provider_id: null,
    notes: '',
  };
}

/** A deployment as the form shows it; districts and counties stay as they are chosen in `mine`. */
export function toForm(deployment: Deployment, mine?: DeploymentValues): DeploymentValues {
  const fresh = newDeploymentForm(deployment.agency.id);
  const { txdot_districts, counties } = mine ?? fresh;
  return {
    ...fresh,
    txdot_districts,
    counties,
    name: deployment.name,
    station_id_tmgs: deployment.station_id_tmgs,
    start_date: deployment.start_date,
    end_date: deployment.end_date,
    location: deployment.location ?? '',
    primary_count_purpose_code: deployment.primary_count_purpose?.code ?? null,
    requester_id: codeOf(deployment.requester?.id),
    provider_id: codeOf(deployment.provider?.id),
    notes: deployment.notes ?? '',
  };
}

/** The form as the API takes it; what was left empty is null. */
export function toRequest(values: DeploymentValues): DeploymentRequest {
  return {
    name: values.name.trim(),
    station_id_tmgs: values.station_id_tmgs,
    start_date: values.start_date,
    end_date: values.end_date,
    location: values.location.trim() || null,
    notes: values.notes.trim() || null,
    agency: Number(values.agency),
    primary_count_purpose_code: values.primary_count_purpose_code,
    requester_id: idOf(values.requester_id),
    provider_id: idOf(values.provider_id),
  };
}

const codeOf = (id: number | undefined) => (id === undefined ? null : String(id));
const idOf = (code: string | null) => (code === null ? null : Number(code));
