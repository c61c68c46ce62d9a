/**
 * The contract between screens and API: every call, what it takes and what it answers. The client (`/api`) and the
 * server (`mock-api`) are both typed from it, so a change that fits only one side does not compile.
 * Path parameters stand as `:name`. Every signed-in call may carry `token` (A8); it is left out here.
 */
import type { Agency } from './agency.ts';
import type { AuditFilters, AuditPage } from './audit.ts';
import type { County, CountMethod, CountType, District, Suspect, TravelDirection } from './codes.ts';
import type { Certification, CountEdit, CountFilters, CountsPage, YearOfCounts } from './count.ts';
import type { Deployment, DeploymentOptions, DeploymentRequest } from './deployment.ts';
import type { CountExport, CsvExportRequest, ExportStation, StationSearch } from './export.ts';
import type { ChannelMapping, CountImport, ImportRequest, Upload } from './import.ts';
import type { MapSettings } from './map-settings.ts';
import type { NextStation, NextStationOptions, NextStationRequest, ReverseGeo } from './next-station.ts';
import type { Notification } from './notification.ts';
import type {
  HumanCheck,
  HumanCheckAnswer,
  Registration,
  RegistrationRequest,
  RegistrationStatus,
} from './registration.ts';
import type { ImportStation, Station, StationChannel, StationSummary } from './station.ts';
import type { Login, User } from './user.ts';

/** Query values and path parameters travel as text. */
type Text = Record<string, string | undefined>;
type Call<I extends { params?: Text; query?: object; body?: object }, Reply> = I & { reply: Reply };
type Done = { success: true };
export type Versioned<T> = T & { version?: number };

type AccountApi = {
  'POST /user/login': Call<{ body: { email: string; password: string } }, Login>;
  'POST /user/me': Call<{ body: object }, User>;
  'POST /user/logout': Call<{ body: object }, Done>;
  /** How many seconds the session still lasts. */
  'GET /user/session': Call<object, { expires_in: number }>;
  /** Keeps the session: the same token lasts its full time again from now. */
  'POST /user/extend': Call<{ body: object }, { expires_in: number }>;
  'POST /user/add': Call<
    { body: { name: string; email: string; agency_id?: number; admin?: 0 | 1 } },
    { success: true; user: User }
  >;
  'GET /users': Call<{ query: { agency_id?: number; includeSuper?: boolean } }, User[]>;
  'GET /users/:userId': Call<{ params: { userId: string } }, User[]>;
  'PUT /users/:userId': Call<
    {
      params: { userId: string };
      body: { name?: string; email?: string; agency_id?: number; admin?: 0 | 1 };
    },
    User
  >;
  'DELETE /users/:userId': Call<{ params: { userId: string } }, Done>;
  'POST /password/update': Call<
    { body: { old: string; password: string; password_confirmation: string } },
    Done
  >;
};

/** Getting in without an account yet, or without its password. */
type PublicApi = {
  'GET /human-check': Call<object, HumanCheck>;
  /** The task that the self-hosted check solves, as its component expects it. */
  'GET /human-check/challenge': Call<object, Record<string, unknown>>;
  'POST /recaptcha': Call<{ body: { token: string } }, HumanCheckAnswer>;
  'POST /user/register': Call<{ body: RegistrationRequest }, Done>;
  /** Succeeds whether the e-mail has an account or not (A9). */
  'POST /user/forgot': Call<{ body: { email: string } }, Done>;
  /** `token` is that of the e-mailed link. */
  'POST /password/reset': Call<
    { body: { token: string; email: string; password: string; password_confirmation: string } },
    Done
  >;
};

type RegistrationApi = {
  'GET /registrations': Call<{ query: { status?: RegistrationStatus } }, Registration[]>;
  'POST /registrations/:id/approve': Call<
    { params: { id: string }; body: { agency_id: number; admin: 0 | 1 } },
    { success: true; user: User }
  >;
  'POST /registrations/:id/reject': Call<{ params: { id: string }; body: { reason: string } }, Done>;
};

type AdminApi = {
  'GET /audit': Call<{ query: AuditFilters }, AuditPage>;
  'GET /admin/cache-clear': Call<object, { success: true; message: string }>;
};

type DeploymentApi = {
  'GET /deployments': Call<object, { data: Deployment[] }>;
  'GET /deployments/options': Call<object, DeploymentOptions>;
  'GET /deployments/:id': Call<{ params: { id: string } }, Deployment>;
  'POST /deployments': Call<{ body: DeploymentRequest }, { data: Deployment }>;
  'PUT /deployments/:id': Call<{ params: { id: string }; body: DeploymentRequest }, { data: Deployment }>;
  'DELETE /deployments/:id': Call<{ params: { id: string } }, Done>;
};

type AgencyApi = {
  'GET /agencies': Call<{ query: { agency_id?: number } }, Agency[]>;
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
  'GET /agency/districts/:agencyId': Call<{ params: { agencyId: string } }, District[]>;
};

type LookupApi = {
  'GET /txdot-districts': Call<object, District[]>;
  'GET /txdot-districts/agencies': Call<object, District[]>;
  'GET /counties': Call<object, County[]>;
  'GET /counties/agencies': Call<object, County[]>;
  'GET /count-types': Call<object, CountType[]>;
  'GET /travel-directions': Call<object, TravelDirection[]>;
  'GET /count-methods': Call<object, CountMethod[]>;
  'GET /suspects': Call<object, Suspect[]>;
  /** What the dashboard's map is drawn with. */
  'GET /map-settings': Call<object, MapSettings>;
};

type StationApi = {
  'GET /stations/summary': Call<{ query: { includeDrafts?: boolean } }, StationSummary[]>;
  'GET /next-stations/summary': Call<{ query: { includeDrafts?: boolean } }, StationSummary[]>;
  'GET /stations': Call<{ query: { countAmount?: boolean; vendor?: string } }, ImportStation[]>;
  'GET /stations/:stationId': Call<{ params: { stationId: string } }, Station>;
  'GET /stations/:stationId/channels': Call<{ params: { stationId: string } }, StationChannel[]>;
  'POST /stations/channels': Call<{ body: { station: string } }, StationChannel[]>;
  'GET /station-reverse-geo': Call<{ query: { latitude: number; longitude: number } }, ReverseGeo>;
  'GET /next-station-options': Call<object, NextStationOptions>;
  'GET /next-stations/:id': Call<{ params: { id: string } }, NextStation>;
  'POST /next-stations': Call<{ body: NextStationRequest }, { data: NextStation }>;
  'PUT /next-stations/:id': Call<
    { params: { id: string }; body: Versioned<NextStationRequest> },
    NextStation
  >;
  'GET /next-draft-stations/:id': Call<{ params: { id: string } }, NextStation>;
  'POST /next-draft-stations': Call<{ body: NextStationRequest }, { data: NextStation }>;
  'PUT /next-draft-stations/:id': Call<
    { params: { id: string }; body: Versioned<NextStationRequest> },
    NextStation
  >;
  'DELETE /next-draft-stations/:id': Call<{ params: { id: string } }, Done>;
  'POST /next-draft-stations/:id/publish': Call<
    { params: { id: string }; body: { station: Versioned<NextStationRequest> } },
    NextStation
  >;
};

type CountApi = {
  'GET /counts': Call<
    {
      query: {
        /** station_id_tmg, under the name the older client gave it. */
        flowid_txdot: string;
        page?: number;
        limit?: number;
        /** CountFilters as JSON text. */
        filters?: string;
        is_paginate?: boolean;
        is_previous?: boolean;
        /** The date and id of the current page's last row; of its first row with `is_previous`. */
        last_date?: string;
        last_id?: number;
      };
    },
    CountsPage
  >;
  'GET /counts/year': Call<
    { query: { flowid_txdot: string; year?: number; filters?: string } },
    YearOfCounts
  >;
  'GET /counts/scope': Call<
    { query: { flowid_txdot: string; filters?: string } },
    { counts: number; first: string | null; last: string | null; nulls: number; suspects: number }
  >;
  'POST /counts/update': Call<
    {
      body: {
        flowid_txdot: string;
        filters?: CountFilters;
        /** These rows; or, left out, every uncertified row the filters match (bulk). */
        counts?: CountEdit[];
        note?: string;
        suspect_id?: number | null;
        noteDelete?: boolean;
      };
    },
    { success: true; updated: number }
  >;
  'POST /counts/certify': Call<
    { body: { flowid_txdot: string; filters?: CountFilters } },
    { success: true; station: Station }
  >;
  'GET /counts/certifications': Call<{ query: { flowid_txdot: string } }, Certification[]>;
};

type ImportApi = {
  'POST /counts/upload': Call<{ body: FormData }, Upload>;
  'POST /counts/import/timemark-headers': Call<
    { body: { file: string; vendor: string } },
    { headers: string[] }
  >;
  'POST /counts/import': Call<{ body: ImportRequest }, { success: true; import: CountImport }>;
  'GET /imports': Call<object, CountImport[]>;
  'GET /imports/:id': Call<{ params: { id: string } }, CountImport>;
};
export type { ChannelMapping };

type ExportApi = {
  'POST /export/dropdown-stations': Call<{ body: StationSearch }, ExportStation[]>;
  'POST /export/prepare-csv': Call<{ body: CsvExportRequest }, { success: string; export: CountExport }>;
  'GET /exports': Call<object, CountExport[]>;
  /** A file; its reply is bytes, never JSON. Carries a signature in the query. */
  'GET /exports/:id/file': Call<
    { params: { id: string }; query: { until: string; signature: string } },
    never
  >;
};

type NotificationApi = {
  /** `pending`: certifications, imports and exports that the caller started and that have not ended yet. */
  'GET /notifications': Call<object, { unread: number; pending: number; data: Notification[] }>;
  /** Server-sent events: 'notification' with a Notification as data, and 'ping'. Its reply is never JSON. */
  'GET /notifications/stream': Call<{ query: { language?: 'en' | 'es' } }, never>;
  'POST /notifications/read': Call<{ body: { ids?: number[] } }, Done>;
};

/** Every call of the API. */
export type Api = AccountApi &
  PublicApi &
  RegistrationApi &
  AdminApi &
  DeploymentApi &
  AgencyApi &
  LookupApi &
  StationApi &
  CountApi &
  ImportApi &
  ExportApi &
  NotificationApi;

/** 'GET /counts' and so on. */
export type ApiKey = keyof Api;
export type ApiReply<K extends ApiKey> = Api[K]['reply'];
export type ApiInput<K extends ApiKey> = Omit<Api[K], 'reply'>;

/** What every refusal looks like: `error` and `message` are the same sentence; `errors` names the fields at fault. */
export type ApiErrorBody = {
  error: string;
  message: string;
  errors?: Record<string, string[]>;
  lines?: { line: number; reason: string }[];
};
