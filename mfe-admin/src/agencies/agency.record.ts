import type { Agency, CodeOption, District } from 'shared-domain';
import type { AgencyRequest } from './agencies.resource.ts';

/** What the agency dialog holds; districts by code. */
export type AgencyValues = { name: string; eco_domain: string; txdot_districts: string[] };

/** An agency as the dialog shows it. */
export function toForm(agency: Agency): AgencyValues {
  return {
    name: agency.name,
    eco_domain: agency.eco_domain ?? '',
    txdot_districts: agency.txdot_districts.map(String),
  };
}

/** The dialog as the API takes it. */
export function toRequest(values: AgencyValues): AgencyRequest {
  return {
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
