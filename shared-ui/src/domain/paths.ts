type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

function path<P extends string>(pattern: P) {
  return {
    pattern,
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
  home: path('/'),
  login: path('/login'),
  logout: path('/logout'),
  register: path('/register'),
  forgotPassword: path('/forgot-password'),
  recoverPassword: path('/recover-password'),
  confirmEmail: path('/confirm-email'),
  terms: path('/terms-and-conditions'),
  dashboard: path('/dashboard'),
  qualityControl: path('/quality-control'),
  validateCounts: path('/validate-counts/:stationId'),
  stations: path('/stations'),
  importStations: path('/import-stations'),
  importEcoStations: path('/import-eco-stations'),
  editStation: path('/edit-station/:stationId'),
  editDraftStation: path('/edit-draft-station/:stationId'),
  nextStations: path('/next/stations'),
  importNextStations: path('/next/import-stations'),
  editNextStation: path('/next/edit-station/:stationId'),
  editNextDraftStation: path('/next/edit-draft-station/:stationId'),
  importCounts: path('/import-counts'),
  importEcoCounts: path('/import-eco-counts'),
  importHistory: path('/import-history'),
  exports: path('/exports'),
  tmasExports: path('/tmas-exports'),
  report: path('/report'),
  authorizedUsers: path('/authorized-users'),
  addUser: path('/add-user'),
  editUser: path('/edit-user/:userId'),
  agencies: path('/agencies'),
  addAgency: path('/add-agency'),
  cities: path('/cities'),
  deployments: path('/deployments'),
  createDeployment: path('/create-deployment'),
  editDeployment: path('/edit-deployment/:deploymentId'),
  registrations: path('/registrations'),
  audit: path('/audit'),
  userProfile: path('/user-profile'),
  updatePassword: path('/update-password'),
  glossary: path('/glossary'),
  diagnostics: path('/diagnostics'),
} as const;
