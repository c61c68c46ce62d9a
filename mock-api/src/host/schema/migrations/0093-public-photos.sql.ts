/** Photos that everybody may see on the page of their station, once that is out: an admin ticks them. One of a visit shows equipment, and stays in. */
export const publicPhotos = /* sql */ `
alter table station_photos add column public_since timestamptz;
alter table station_photos add constraint station_photos_public check (public_since is null or visit_id is null);
create policy ticked on station_photos to count_exchange_public using (public_since is not null);
grant select (id, nr, station_id, caption, width, height, public_since) on station_photos to count_exchange_public;
`;
