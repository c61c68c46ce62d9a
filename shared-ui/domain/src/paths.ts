import type { Access } from './roles.rules.ts';

type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

function path<P extends string>(pattern: P, access: Access) {
  return {
    pattern,
    /** The least that one has to be or to have to come here: for guard, menu and links alike. */
    access,
    /** The address with its parameters filled in. */
    href: (...args: Params<P> extends never ? [] : [Record<Params<P>, string | number>]): string =>
      Object.entries(args[0] ?? {}).reduce(
        (at, [name, value]) => at.replace(`:${name}`, encodeURIComponent(String(value))),
        pattern as string,
      ),
  };
}

/** Named routes (section 2.1 of the specification); links are built here and nowhere else. */
export const paths = {
  home: path('/', 'public'),
  login: path('/login', 'public'),
  logout: path('/logout', 'public'),
  register: path('/register', 'public'),
  forgotPassword: path('/forgot-password', 'public'),
  recoverPassword: path('/recover-password', 'public'),
  confirmEmail: path('/confirm-email', 'public'),
  terms: path('/terms-and-conditions', 'public'),
  dashboard: path('/dashboard', 'signedIn'),
  qualityControl: path('/quality-control', 'signedIn'),
  validateCounts: path('/validate-counts/:stationId', 'signedIn'),
  calendar: path('/calendar', 'signedIn'),
  compare: path('/compare', 'signedIn'),
  savedComparison: path('/compare/v/:viewId', 'signedIn'),
  stationGroups: path('/compare/groups', 'signedIn'),
  campaigns: path('/campaigns', 'signedIn'),
  campaign: path('/campaigns/:campaignId', 'signedIn'),
  addCampaign: path('/add-campaign', 'admin'),
  editCampaign: path('/edit-campaign/:campaignId', 'admin'),
  campaignReport: path('/campaigns/:campaignId/report', 'signedIn'),
  stations: path('/stations', 'superAdmin'),
  station: path('/stations/:stationId', 'signedIn'),
  network: path('/network', 'signedIn'),
  importStations: path('/import-stations', 'signedIn'),
  importEcoStations: path('/import-eco-stations', 'signedIn'),
  editStation: path('/edit-station/:stationId', 'signedIn'),
  editDraftStation: path('/edit-draft-station/:stationId', 'signedIn'),
  nextStations: path('/next/stations', 'superAdmin+nextStations'),
  importNextStations: path('/next/import-stations', 'nextStations'),
  editNextStation: path('/next/edit-station/:stationId', 'nextStations'),
  editNextDraftStation: path('/next/edit-draft-station/:stationId', 'nextStations'),
  importCounts: path('/import-counts', 'signedIn'),
  importEcoCounts: path('/import-eco-counts', 'signedIn'),
  importHistory: path('/import-history', 'signedIn'),
  automaticImport: path('/automatic-import', 'signedIn'),
  arriving: path('/imports/arriving', 'signedIn'),
  exports: path('/exports', 'signedIn'),
  tmasExports: path('/tmas-exports', 'superAdmin'),
  report: path('/report', 'superAdmin'),
  figures: path('/figures', 'signedIn'),
  stationFigures: path('/figures/:stationId', 'signedIn'),
  factorGroups: path('/factor-groups', 'signedIn'),
  publications: path('/publications', 'signedIn'),
  openData: path('/open-data', 'admin'),
  shareLinks: path('/share-links', 'signedIn'),
  shortCounts: path('/short-counts', 'signedIn'),
  authorizedUsers: path('/authorized-users', 'admin'),
  addUser: path('/add-user', 'admin'),
  editUser: path('/edit-user/:userId', 'admin'),
  agencies: path('/agencies', 'superAdmin'),
  addAgency: path('/add-agency', 'superAdmin'),
  cities: path('/cities', 'superAdmin'),
  deployments: path('/deployments', 'superAdmin+deployments'),
  createDeployment: path('/create-deployment', 'superAdmin+deployments'),
  editDeployment: path('/edit-deployment/:deploymentId', 'superAdmin+deployments'),
  registrations: path('/registrations', 'superAdmin'),
  audit: path('/audit', 'admin'),
  agencyTokens: path('/agency-tokens', 'admin'),
  apiTokens: path('/api-tokens', 'signedIn'),
  webhooks: path('/webhooks', 'admin'),
  apiGuide: path('/api-guide', 'signedIn'),
  userProfile: path('/user-profile', 'signedIn'),
  updatePassword: path('/update-password', 'signedIn'),
  glossary: path('/glossary', 'signedIn'),
  diagnostics: path('/diagnostics', 'signedIn'),
} as const;
