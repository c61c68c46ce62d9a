/** What a station was created by, so that a creation whose answer was lost can be sent again. */
export const creations = /* sql */ `
alter table stations
  -- made by the form that created it
  add column request_key text,
  -- of what it sent
  add column request_hash text;
create unique index stations_request on stations (agency_id, request_key);
`;
