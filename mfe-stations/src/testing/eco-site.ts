import type { EcoStation } from 'shared-domain';

/** A site as Eco-Visio tells of it: two channels, one of a known kind. */
export const site: EcoStation = {
  eco_id: '100123',
  agency: null,
  name: 'Shoal Creek Trail',
  counter: 'X2H20012345',
  interval: 15,
  installationDate: '2023-04-01',
  domain: 'Austin',
  latitude: 30.27,
  longitude: -97.75,
  firstData: '2023-04-02',
  channels: [
    { id: '101', name: 'Northbound', interval: 15, count_type_code: '2', direction: 'in' },
    { id: '102', name: 'Southbound', interval: 15, count_type_code: null, direction: 'out' },
  ],
  other_notes: null,
  mounting_object: 'Post',
};
