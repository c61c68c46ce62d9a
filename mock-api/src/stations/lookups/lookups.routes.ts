import type { Ctx } from '../../platform/http/context.ts';
import { readAgency } from '../../people/agencies/read-agency.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
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
    handle: ({ db, caller, cache }) =>
      cache.get(`districts ${caller.user.agency_id}`, () => selectAgencyDistricts(db, caller.user.agency_id)),
  }),
  endpoint('GET /txdot-districts/agencies', {
    handle: ({ db, cache }) => cache.get('districts of agencies', () => selectDistrictsOfAgencies(db)),
  }),
  endpoint('GET /agency/districts/:agencyId', {
    handle: async ({ db, input }) => {
      const { id } = await readAgency(db, Number(input.params.agencyId));
      return selectAgencyDistricts(db, id);
    },
  }),
  endpoint('GET /counties', {
    handle: ({ db, caller, cache }) =>
      cache.get(`counties ${caller.user.agency_id}`, () => selectAgencyCounties(db, caller.user.agency_id)),
  }),
  endpoint('GET /counties/agencies', {
    handle: ({ db, cache }) => cache.get('counties of agencies', () => selectCountiesOfAgencies(db)),
  }),
  endpoint('GET /count-types', {
    handle: async (ctx) =>
      (await codes(ctx, 'countType')).map(({ code, label }) => ({ code, count_type: label })),
  }),
  endpoint('GET /travel-directions', {
    handle: async (ctx) =>
      (await codes(ctx, 'travelDirection')).map(({ code, label }) => ({
        code,
        direction: label,
      })),
  }),
  endpoint('GET /count-methods', {
    handle: async (ctx) =>
      (await codes(ctx, 'countMethod')).map(({ code, label }) => ({
        code,
        count_method: label,
      })),
  }),
  endpoint('GET /suspects', {
    handle: ({ db, language, cache }) =>
      cache.get(`suspects ${language}`, () => selectSuspects(db, language)),
  }),
];
