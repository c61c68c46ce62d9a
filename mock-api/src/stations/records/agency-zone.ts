/** The clock of an agency `a`: that of most of its stations, else of most of the state. */
export const AGENCY_ZONE = /* sql */ `coalesce((select mode() within group (order by s.time_zone) from stations s
  where s.agency_id = a.id and not s.draft), 'America/Chicago')`;
