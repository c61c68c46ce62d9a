import type { Agency, CodeOption, District } from 'shared-domain';
import type { AgencyRequest } from './agencies.resource.ts';

/** What the agency dialog holds; districts by code. */
export type AgencyValues = { name: string; eco_domain: string; txdot_districts: string[] };

/** What no agency holds. */
export const EMPTY_AGENCY: AgencyValues = { name: '', eco_domain: '', txdot_districts: [] };

/** An agency with its version: 0 where a server tells none. */
export const ofVersion = (agency: Agency): Agency & { version: number } => ({
  ...agency,
  version: agency.version ?? 0,
});

/** An agency as the dialog shows it. */
export function toForm(agency: Agency): AgencyValues {
  return {
    name: agency.name,
    eco_domain: agency.eco_domain ?? '',
    txdot_districts: agency.txdot_districts.map(String),
  };
}

/** The dialog as the API takes it, with the version that it was read at. */
export function toRequest(values: AgencyValues, version = 0): AgencyRequest {
  return {
    ...(version > 0 && { version }),
    name: values.name.trim(),
    eco_domain: values.eco_domain.trim() || null,
    txdot_districts: values.txdot_districts.map(Number),
  };
}

/** Districts as options, each once: the lookup names a district again for every agency in it. */
export function districtOptions(districts: District[]): CodeOption[] {
  const names = new Map(districts.map(({ code, txdot_district }) => [String(code), txdot_district]));
  return [...names].map(([code, label]) => ({ code, label }));
}
