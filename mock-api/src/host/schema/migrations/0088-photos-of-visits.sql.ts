/** The visit that a photo was taken at. Without it the photo stays the station's. */
export const photosOfVisits = /* sql */ `
alter table station_photos add column visit_id int references station_visits on delete set null;
create index station_photos_visit on station_photos (visit_id);
`;
