import { endpoint } from '../../http/endpoint.ts';
import * as payload from './lookups.payload.ts';
import {
  selectAgencyCounties,
  selectAgencyDistricts,
  selectCodes,
  selectCountiesOfAgencies,
  selectDistrictsOfAgencies,
  selectSuspects,
} from './lookups.sql.ts';

/** The lists that filters and forms choose from. */
export const lookups = [
  endpoint('GET /txdot-districts', {
    access: 'signedIn',
    summary: "The districts of the caller's agency",
    reply: payload.districts,
    handle: ({ db, caller }) => selectAgencyDistricts(db, caller.user.agency_id),
  }),
  endpoint('GET /txdot-districts/agencies', {
    access: 'superAdmin',
    summary: 'Every district with the agencies that it belongs to',
    reply: payload.districts,
    handle: ({ db }) => selectDistrictsOfAgencies(db),
  }),
  endpoint('GET /counties', {
    access: 'signedIn',
    summary: "The counties of the caller's agency",
    reply: payload.counties,
    handle: ({ db, caller }) => selectAgencyCounties(db, caller.user.agency_id),
  }),
  endpoint('GET /counties/agencies', {
    access: 'superAdmin',
    summary: 'Every county with the agencies that it belongs to',
    reply: payload.counties,
    handle: ({ db }) => selectCountiesOfAgencies(db),
  }),
  endpoint('GET /count-types', {
    access: 'signedIn',
    summary: 'What is counted',
    reply: payload.countTypes,
    handle: async ({ db, language }) =>
      (await selectCodes(db, 'countType', language)).map(({ code, label }) => ({ code, count_type: label })),
  }),
  endpoint('GET /travel-directions', {
    access: 'signedIn',
    summary: 'Directions of travel',
    reply: payload.travelDirections,
    handle: async ({ db, language }) =>
      (await selectCodes(db, 'travelDirection', language)).map(({ code, label }) => ({
        code,
        direction: label,
      })),
  }),
  endpoint('GET /count-methods', {
    access: 'signedIn',
    summary: 'How counts are made',
    reply: payload.countMethods,
    handle: async ({ db, language }) =>
      (await selectCodes(db, 'countMethod', language)).map(({ code, label }) => ({
        code,
        count_method: label,
      })),
  }),
  endpoint('GET /suspects', {
    access: 'signedIn',
    summary: 'Validity conditions that a count can be marked with',
    reply: payload.suspects,
    handle: ({ db, language }) => selectSuspects(db, language),
  }),
];
