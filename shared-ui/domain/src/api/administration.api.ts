import type { Agency } from '../agency.ts';
import type { AuditFilters, AuditPage } from '../audit.ts';
import type { AdministeredCity, CityRequest } from '../city.ts';
import type { District } from '../codes.ts';
import type { Deployment, DeploymentOptions, DeploymentRequest } from '../deployment.ts';
import type { Call, Done, Versioned } from './call.ts';

/** The audit list and the caches. */
export type AdminApi = {
  'GET /cities': Call<object, AdministeredCity[]>;
  'POST /cities': Call<{ body: CityRequest }, AdministeredCity>;
  /** A prefix under which numbers were issued stays (422). 409 where the version is stale. */
  'PUT /cities/:id': Call<{ params: { id: string }; body: Versioned<CityRequest> }, AdministeredCity>;
  'GET /audit': Call<{ query: AuditFilters }, AuditPage>;
  'GET /admin/cache-clear': Call<object, { success: true; message: string }>;
};

/** Counters on loan. */
export type DeploymentApi = {
  'GET /deployments': Call<object, { data: Deployment[] }>;
  'GET /deployments/options': Call<object, DeploymentOptions>;
  'GET /deployments/:id': Call<{ params: { id: string } }, Deployment>;
  'POST /deployments': Call<{ body: DeploymentRequest }, { data: Deployment }>;
  'PUT /deployments/:id': Call<{ params: { id: string }; body: DeploymentRequest }, { data: Deployment }>;
  'DELETE /deployments/:id': Call<{ params: { id: string } }, Done>;
};

/** Agencies and the districts they look after. */
export type AgencyApi = {
  /** Those to choose from; with `closed` also those that are closed. */
  'GET /agencies': Call<{ query: { agency_id?: number; closed?: boolean } }, Agency[]>;
  'GET /agencies/:agencyId': Call<{ params: { agencyId: string } }, Agency>;
  /** With `first_user` the agency and its first person are made together or not at all. */
  'POST /agencies': Call<
    {
      body: {
        name: string;
        eco_domain: string | null;
        first_user?: { name: string; email: string; admin: 1 };
      };
    },
    Agency
  >;
  'PUT /agencies/:agencyId': Call<
    {
      params: { agencyId: string };
      body: { name: string; eco_domain: string | null; txdot_districts: number[] };
    },
    Agency
  >;
  /** Only an agency without anything (409). */
  'DELETE /agencies/:agencyId': Call<{ params: { agencyId: string } }, Done>;
  /** Its people are signed out and stay out; what it has stays, for super admins. */
  'POST /agencies/:agencyId/close': Call<{ params: { agencyId: string } }, Agency>;
  'POST /agencies/:agencyId/reopen': Call<{ params: { agencyId: string } }, Agency>;
  'GET /agency/districts/:agencyId': Call<{ params: { agencyId: string } }, District[]>;
};
