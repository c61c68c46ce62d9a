import { AGENCY } from '../../../people/agencies/statewide-agencies.ts';

/** A dated placing of portable counters; `daysAgo` counts back from today. */
export type DeploymentPlan = {
  agency_id: number;
  name: string;
  stations: string[];
  daysAgo: number;
  days: number;
  location: string;
  notes: string | null;
  purpose: string;
  requester: string;
  provider: string;
};

/** Deployments; a name begins with its year and month, which are filled in from the start. */
export const deploymentPlans: DeploymentPlan[] = [
  {
    agency_id: AGENCY.austin,
    name: 'Barton Springs Rd',
    stations: ['AU0007'],
    daysAgo: 41,
    days: 21,
    location: 'Barton Springs Rd between Kinney Ave and Azie Morton Rd',
    notes: 'Tubes in both bike lanes, checked weekly.',
    purpose: 'B',
    requester: 'Lena Fischer',
    provider: 'City of Austin Transportation and Public Works',
  },
  {
    agency_id: AGENCY.austin,
    name: 'Campus approaches',
    stations: ['AU0005', 'AU0009'],
    daysAgo: 190,
    days: 14,
    location: 'Guadalupe St and Rio Grande St',
    notes: null,
    purpose: 'P',
    requester: 'Omar Haddad',
    provider: 'Central Texas Counting',
  },
  {
    agency_id: AGENCY.houston,
    name: 'Heights Blvd esplanade',
    stations: ['HO0006'],
    daysAgo: 26,
    days: 14,
    location: 'Heights Blvd at 14th St',
    notes: 'Follow-up of the count in spring.',
    purpose: 'L',
    requester: 'Grace Okafor',
    provider: 'City of Houston Public Works',
  },
  {
    agency_id: AGENCY.sanAntonio,
    name: 'Commerce St',
    stations: ['SA0003'],
    daysAgo: 56,
    days: 21,
    location: 'Commerce St at Alamo St',
    notes: null,
    purpose: 'P',
    requester: 'Pilar Garza',
    provider: 'Alamo Area counting pool',
  },
  {
    agency_id: AGENCY.tti,
    name: 'Lick Creek validation',
    stations: ['CS0002'],
    daysAgo: 171,
    days: 21,
    location: 'Lick Creek Greenway at Midtown Dr',
    notes: 'Infrared against video, four hours a day.',
    purpose: 'C',
    requester: 'Theo Lindqvist',
    provider: 'Texas A&M Transportation Institute',
  },
];
