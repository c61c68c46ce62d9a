/** Counters are found by their number and make however these are written, full-width letters too; servers before use the index of before. */
export const foldedSerials = /* sql */ `
create index station_equipment_folded on station_equipment (lower(normalize(serial, nfkc)), lower(normalize(vendor, nfkc)))
  where serial is not null;
`;
