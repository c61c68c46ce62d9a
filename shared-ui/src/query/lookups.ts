import {
  agencies,
  agenciesWithClosed,
  counties,
  countMethods,
  countTypes,
  districts,
  suspects,
  travelDirections,
} from 'shared-ui/api';
import type { Asked } from './asked.ts';

const list = <T>(name: string, queryFn: () => Promise<T>): Asked<T> => ({
  queryKey: ['lookups', name],
  queryFn,
  staleTime: Infinity,
});

/**
 * Lists to choose from, kept until somebody changes one (`invalidate(['lookups'])`): `useLoaded(lookups.agencies)`, or
 * `await ask(lookups.agencies)` as a part of something else.
 */
export const lookups = {
  /** Districts on offer; super admins see those of every agency. */
  districts: list('districts', districts),
  /** Counties on offer; super admins see those of every agency. */
  counties: list('counties', counties),
  countTypes: list('count types', countTypes),
  travelDirections: list('travel directions', travelDirections),
  countMethods: list('count methods', countMethods),
  /** Reasons to hold a count suspect. */
  suspects: list('suspects', suspects),
  /** All agencies for super admins, the person's own otherwise: those that something new may be given to. */
  agencies: list('agencies', agencies),
  /** The same with those that are closed: for what they have, to be looked at, corrected and exported. */
  agenciesWithClosed: list('agencies with closed ones', agenciesWithClosed),
};
