import type { Ctx } from '../../platform/http/context.ts';
import { agencyParams } from '../../people/agencies/agencies.payload.ts';
import { readAgency } from '../../people/agencies/read-agency.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import * as payload from './lookups.payload.ts';
import {
  selectAgencyCounties,
  selectAgencyDistricts,
  selectCodes,
  selectCountiesOfAgencies,
  selectDistrictsOfAgencies,
  selectSuspects,
} from './lookups.sql.ts';

/** A code list in the caller's language, from the cache. */
const codes = ({ db, language, cache }: Pick<Ctx<unknown>, 'db' | 'language' | 'cache'>, list: string) =>
  cache.get(`codes ${list} ${language}`, () => selectCodes(db, list, language));

/** The lists that filters and forms choose from. */
export const lookups = [
  endpoint('GET /txdot-districts', {
    access: 'signedIn',
    summary: "The districts of the caller's agency",
    reply: payload.districts,
    handle: ({ db, caller, cache }) =>
      cache.get(`districts ${caller.user.agency_id}`, () => selectAgencyDistricts(db, caller.user.agency_id)),
  }),
  endpoint('GET /txdot-districts/agencies', {
    access: 'superAdmin',
    summary: 'Every district with the agencies that it belongs to',
    reply: payload.districts,
    handle: ({ db, cache }) => cache.get('districts of agencies', () => selectDistrictsOfAgencies(db)),
  }),
  endpoint('GET /agency/districts/:agencyId', {
    access: 'signedIn',
    summary: 'The districts of an agency',
    params: agencyParams,
    reply: payload.districts,
    handle: async ({ db, input }) => {
      const { id } = await readAgency(db, Number(input.params.agencyId));
      return selectAgencyDistricts(db, id);
    },
  }),
  endpoint('GET /counties', {
    access: 'signedIn',
    summary: "The counties of the caller's agency",
    reply: payload.counties,
    handle: ({ db, caller, cache }) =>
      cache.get(`counties ${caller.user.agency_id}`, () => selectAgencyCounties(db, caller.user.agency_id)),
  }),
  endpoint('GET /counties/agencies', {
    access: 'superAdmin',
    summary: 'Every county with the agencies that it belongs to',
    reply: payload.counties,
    handle: ({ db, cache }) => cache.get('counties of agencies', () => selectCountiesOfAgencies(db)),
  }),
  endpoint('GET /count-types', {
    access: 'signedIn',
    summary: 'What is counted',
    reply: payload.countTypes,
    handle: async (ctx) =>
      (await codes(ctx, 'countType')).map(({ code, label }) => ({ code, count_type: label })),
  }),
  endpoint('GET /travel-directions', {
    access: 'signedIn',
    summary: 'Directions of travel',
    reply: payload.travelDirections,
    handle: async (ctx) =>
      (await codes(ctx, 'travelDirection')).map(({ code, label }) => ({
        code,
        direction: label,
      })),
  }),
  endpoint('GET /count-methods', {
    access: 'signedIn',
    summary: 'How counts are made',
    reply: payload.countMethods,
    handle: async (ctx) =>
      (await codes(ctx, 'countMethod')).map(({ code, label }) => ({
        code,
        count_method: label,
      })),
  }),
  endpoint('GET /suspects', {
    access: 'signedIn',
    summary: 'Validity conditions that a count can be marked with',
    reply: payload.suspects,
    handle: ({ db, language, cache }) =>
      cache.get(`suspects ${language}`, () => selectSuspects(db, language)),
  }),
];
