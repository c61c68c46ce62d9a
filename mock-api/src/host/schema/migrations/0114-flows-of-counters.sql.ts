/**
 * Which flows of its station each counter counts; null, and so what an older release enters, is all of them. The numbers of flows that
 * are deleted stay: what one of them was counted by is not told of the others.
 */
export const flowsOfCounters = /* sql */ `
alter table station_equipment add column flow_ids int[] check (cardinality(flow_ids) > 0);
`;
