import { request } from 'mock-api/testing';

test('an agency has the districts and counties it works in', async () => {
  const districts = await request('GET /txdot-districts', {}, 'user');
  expect(districts.reply).toEqual([{ code: 14, txdot_district: 'Austin', agency_id: 3 }]);
  const counties = await request('GET /counties', {}, 'user');
  expect(counties.reply).toHaveLength(11);
  expect(counties.reply).toContainEqual({
    code: 227,
    county: 'Travis',
    txdot_district_code: 14,
    agency_id: 3,
  });
});

test('a statewide agency has every district and county', async () => {
  const districts = await request('GET /txdot-districts', {}, 'super');
  expect(districts.reply).toHaveLength(25);
  const counties = await request('GET /counties', {}, 'super');
  expect(counties.reply).toHaveLength(254);
});

test('a super admin sees which agency each district and county belongs to', async () => {
  const districts = await request('GET /txdot-districts/agencies', {}, 'super');
  expect(districts.reply).toContainEqual({ code: 12, txdot_district: 'Houston', agency_id: 4 });
  expect(districts.reply).toContainEqual({ code: 25, txdot_district: 'Childress', agency_id: null });
  const counties = await request('GET /counties/agencies', {}, 'super');
  expect(counties.reply).toContainEqual({
    code: 102,
    county: 'Harris',
    txdot_district_code: 12,
    agency_id: 4,
  });
});

test.each(['GET /txdot-districts/agencies', 'GET /counties/agencies'] as const)(
  '%s refuses an admin',
  async (key) => {
    const { status } = await request(key, {}, 'admin');
    expect(status).toBe(403);
  },
);

test.each([
  ['GET /count-types', 9, { code: '2', count_type: 'Bicycle' }, { code: '2', count_type: 'Bicicleta' }],
  ['GET /travel-directions', 10, { code: '1', direction: 'North' }, { code: '1', direction: 'Norte' }],
  [
    'GET /count-methods',
    3,
    { code: '3', count_method: 'Permanent device' },
    { code: '3', count_method: 'Dispositivo permanente' },
  ],
] as const)('%s lists %i entries in the language asked for', async (key, size, english, spanish) => {
  const { reply } = await request(key, {}, 'user');
  expect(reply).toHaveLength(size);
  expect(reply).toContainEqual(english);
  const inSpanish = await request(key, {}, 'user', { 'accept-language': 'es' });
  expect(inSpanish.reply).toContainEqual(spanish);
});

test('suspects say which of them leave a count out of averages', async () => {
  const { reply } = await request('GET /suspects', {}, 'houston');
  expect(reply).toHaveLength(19);
  expect(reply.filter(({ excludes }) => !excludes).map(({ id }) => id)).toEqual([15, 16, 17, 18]);
  const inSpanish = await request('GET /suspects', {}, 'houston', { 'accept-language': 'es-MX' });
  expect(inSpanish.reply[10]).toEqual({ id: 11, validity_condition: 'Datos faltantes', excludes: true });
});
