import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { withOldInstallation } from '../../testing/old-installation.ts';

// another database is made and filled
jest.setTimeout(60_000);

/** As 0016 left it: agencies 2 and 3 with contacts of their own, agency 1 statewide. */
const DATA = /* sql */ `
  insert into agencies (name, statewide) values ('State', true), ('Austin', false), ('Houston', false);
  insert into txdot_districts values (14, 'Austin');
  insert into counties values (227, 'Travis', 14, '48453');
  insert into requesters (agency_id, requester_name) values (2, 'Omar Haddad'), (3, 'Priya Nair');
  insert into providers (agency_id, provider_name) values (2, 'Central Texas Counting'), (3, 'Bayou Counters');
  insert into deployments (agency_id, name, requester_id, provider_id) values
    (2, 'Own people', 1, 1), (2, 'Houston asked', 2, 1), (2, 'All of Houston', 2, 2), (1, 'Statewide', 2, 1), (2, 'Nobody', null, null);
  insert into stations (agency_id, station_name, draft, requester_id, provider_id) values
    (2, 'Own', true, 1, 1), (2, 'Foreign', true, 2, 1);`;

const before = '0028-own-contacts';

test('a deployment or station of before keeps its own agency’s contacts, and no other', async () => {
  await withOldInstallation({ before, data: DATA }, async (db) => {
    expect(
      await db.query('select name, requester_id, provider_id, version from deployments order by id'),
    ).toEqual([
      { name: 'Own people', requester_id: 1, provider_id: 1, version: 1 },
      { name: 'Houston asked', requester_id: null, provider_id: 1, version: 2 },
      { name: 'All of Houston', requester_id: null, provider_id: null, version: 3 },
      { name: 'Statewide', requester_id: 2, provider_id: 1, version: 1 },
      { name: 'Nobody', requester_id: null, provider_id: null, version: 1 },
    ]);
    expect(
      await db.query('select station_name, requester_id, provider_id, version from stations order by id'),
    ).toEqual([
      { station_name: 'Own', requester_id: 1, provider_id: 1, version: 1 },
      { station_name: 'Foreign', requester_id: null, provider_id: 1, version: 2 },
    ]);
  });
});

test('what was taken off is told to super admins alone, for it names another agency’s people', async () => {
  await withOldInstallation({ before, data: DATA }, async (db) => {
    expect(
      await db.query('select user_name, agency_id, station_id, action, detail from audit_log order by id'),
    ).toEqual(
      [
        ['Houston asked', 'Priya Nair'],
        ['All of Houston', 'Priya Nair'],
        ['All of Houston', 'Bayou Counters'],
        ['Foreign', 'Priya Nair'],
      ].map(([name, contact]) => ({
        user_name: 'Count Exchange',
        agency_id: null,
        station_id: null,
        action: 'contact.released',
        detail: { name, contact, agency: 'Houston' },
      })),
    );
  });
});

test('no statement brings another agency’s contact back: the database refuses it', async () => {
  const changes = ['requester_id = 2', 'provider_id = 2', 'agency_id = 3'];
  await withOldInstallation({ before, data: DATA }, async (db) => {
    for (const table of ['deployments', 'stations']) {
      for (const change of changes) {
        const write = db.query(`update ${table} set ${change} where id = 1`);
        await expect(write).rejects.toThrow('The contact is another agency');
      }
    }
    await db.query('update deployments set requester_id = 2, provider_id = 1 where id = 4');
  });
});

test('an entry of it is worded for a super admin, and nobody else reads it', async () => {
  await testApi().reset();
  forgetSignIns();
  await testApi().query(
    `insert into audit_log (at, user_name, action, detail) values (now(), 'Count Exchange', 'contact.released',
       '{"name": "Houston asked", "contact": "Priya Nair", "agency": "City of Houston"}')`,
  );
  const told = async (as: 'super' | 'admin', language: string) => {
    const headers = { 'accept-language': language };
    const query = { action: 'contact.released' };
    return (await request('GET /audit', { query }, as, headers)).reply.data.map(({ text }) => text);
  };
  expect(await told('super', 'en')).toEqual([
    'Took the contact Priya Nair off Houston asked: it is City of Houston’s, another agency’s.',
  ]);
  expect(await told('super', 'es')).toEqual([
    'Retiró el contacto Priya Nair de Houston asked: es de City of Houston, otra agencia.',
  ]);
  expect(await told('admin', 'en')).toEqual([]);
});
