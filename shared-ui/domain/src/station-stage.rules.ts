import type { RequiredOf as RequiredIn } from './fields/field.ts';
import { requiredOf } from './fields/forms.ts';
import type { stationFields } from './fields/station-fields.ts';
import type { NextStationRequest } from './next-station.ts';
import { isNumberedSign } from './route-sign.rules.ts';

/** A field of the next form's request. */
export type NextStationKey = keyof NextStationRequest;

type Required = RequiredIn<typeof stationFields, 'next'>;
const REQUIRED = requiredOf('next') as Required[];

/** What decides about a station's required fields. */
export type RequiredOf = Pick<
  NextStationRequest,
  Required | 'posted_route_sign_code' | 'posted_route_sign_number'
>;

/** The fields that must be filled in before a station of the next form is published. */
function requiredFields(station: Pick<RequiredOf, 'posted_route_sign_code'>): NextStationKey[] {
  return isNumberedSign(station.posted_route_sign_code)
    ? [...REQUIRED, 'posted_route_sign_number']
    : [...REQUIRED];
}

/** The required fields that are still empty, in the form's order. */
export function missingFields(station: RequiredOf): NextStationKey[] {
  const values: Partial<NextStationRequest> = station;
  return requiredFields(station).filter((field) => {
    const value = values[field];
    return value === null || value === undefined || value === '';
  });
}

/** How far a draft is: filled required fields over required fields, 0 to 1 (S4). */
export function draftProgress(station: RequiredOf): number {
  const required = requiredFields(station).length;
  return (required - missingFields(station).length) / required;
}

/** Whether an id on the edit screen means a draft: a number other than 000000 (S3). */
export function isDraftId(id: string): boolean {
  return /^\d+$/.test(id) && id !== '000000';
}
