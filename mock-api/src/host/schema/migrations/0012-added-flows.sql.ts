/** What a flow was added under, so that one whose answer was lost can be sent again. */
export const addedFlows = /* sql */ `
-- made by the form that added it
alter table flows add column request_key text;
create unique index flows_request on flows (station_id, request_key);
`;
