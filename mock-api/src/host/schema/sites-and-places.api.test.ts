import { withOldInstallation } from '../../testing/old-installation.ts';

// another database is made and filled
jest.setTimeout(60_000);

const BEFORE = '0013-sites-and-places';

/** What an installation could hold before Eco IDs, domains and prefixes were held to one owner each. */
const DATA = /* sql */ `
  insert into agencies (name, eco_domain) values ('Austin', 'City of Austin'), ('Twin', ' cityofaustin '), ('None', ''), ('Nobody', null);
  insert into txdot_districts values (14, 'Austin');
  insert into counties values (227, 'Travis', 14, '48453');
  insert into cities (city_area, county_code, tmg_prefix, tmg_count, latitude, longitude)
    values ('Austin', 227, 'AU', 2, 30.3, -97.7);
  insert into stations (agency_id, station_name, station_id_tmg, draft, city_id, eco_id) values
    (1, 'Draft', null, true, 1, '100'), (2, 'First', 'AU0001', false, 1, '100'), (1, 'Second', 'AU0002', false, 1, 'false'),
    (1, 'Third', 'AX0001', false, 1, null), (1, 'Fourth', 'AX0002', false, 1, ' 100');
  insert into flows (station_id, name, vendor_code, eco_id, count_method_code, count_type_code, travel_direction_code, street_side_code) values
    (1, 'Of the draft', '1', '101', '3', '2', '1', '9'), (2, 'Kept', '1', '101', '3', '2', '1', '9'),
    (3, 'Of another vendor', '2', '101', '3', '2', '1', '9'), (3, 'Given up', '1', '101', '3', '2', '5', '9');`;

test('an installation with doubled Eco IDs and domains is repaired and told what was taken away', async () => {
  await withOldInstallation({ before: BEFORE, data: DATA }, async (db) => {
    expect(await db.query('select name, eco_domain from agencies order by id')).toEqual([
      { name: 'Austin', eco_domain: 'City of Austin' },
      { name: 'Twin', eco_domain: null },
      { name: 'None', eco_domain: '' },
      { name: 'Nobody', eco_domain: null },
    ]);
    expect(await db.query('select station_name, eco_id from stations order by id')).toEqual([
      { station_name: 'Draft', eco_id: null },
      { station_name: 'First', eco_id: '100' },
      { station_name: 'Second', eco_id: 'false' },
      { station_name: 'Third', eco_id: null },
      { station_name: 'Fourth', eco_id: null },
    ]);
    expect(await db.query(`select name from flows where eco_id = '101' order by id`)).toEqual([
      { name: 'Kept' },
      { name: 'Of another vendor' },
    ]);
    const told = await db.query('select action, agency_id from audit_log order by id');
    expect(told).toEqual([
      { action: 'agency.domain-released', agency_id: 2 },
      ...Array.from({ length: 4 }, () => ({ action: 'eco-id.released', agency_id: 1 })),
    ]);
    expect(await db.query('select prefix from tmg_prefixes order by prefix')).toEqual([
      { prefix: 'AU' },
      { prefix: 'AX' },
    ]);
  });
});
