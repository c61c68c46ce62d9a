import type { EquipmentChangeFacts, EquipmentFacts } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../testing/index.ts';
import { letOut, workOnOpenData } from '../testing/open-data.ts';
import { AU } from '../testing/stored-counts.ts';

// months of counts go out
jest.setTimeout(120_000);

const PAGE = `/public/stations/${AU}`;
const EMBED = `/embed/chart/${AU}`;
const MARCH = '2026-03-10T15:00:00Z';
const TOLD = 'Equipment changed: Nov 12, 2025; Dec 3, 2025.';

async function look(path: string, headers: Record<string, string> = {}) {
  const response = await testApi().fetch(new Request(`http://count-exchange.test${path}`, { headers }));
  return { status: response.status, etag: response.headers.get('etag') ?? '', text: await response.text() };
}

async function place(what: Partial<EquipmentFacts>): Promise<number> {
  const facts = { vendor: 'TRAFx', model: 'G4', firmware: null, settings: null, last_day: null };
  const body = { ...facts, serial: null, first_day: '2024-01-01', ...what };
  const asked = { params: { stationId: AU }, body };
  const { status, reply } = await request('POST /stations/:stationId/equipment', asked, 'user');
  expect(status).toBe(200);
  return reply.id;
}
async function change(
  counter: number,
  what: Pick<EquipmentChangeFacts, 'changed_on' | 'kind'>,
): Promise<void> {
  const params = { stationId: AU, equipmentId: String(counter) };
  const body = { from_text: '4.1', to_text: '4.2 beta', note: 'A secret', ...what };
  const key = 'POST /stations/:stationId/equipment/:equipmentId/changes';
  expect((await request(key, { params, body }, 'user')).status).toBe(200);
}

beforeAll(async () => {
  await testApi().reset();
  forgetSignIns();
  await place({ serial: 'OLD77', last_day: '2025-11-11' });
  const counter = await place({ serial: 'NEW88', first_day: '2025-11-12' });
  await change(counter, { changed_on: '2025-12-03', kind: 'firmware' });
  await change(counter, { changed_on: '2025-12-05', kind: 'battery' });
  // a flow that has never counted has no level
  const [flow] = await testApi().query<{ id: number }>(
    `insert into flows (station_id, name, count_method_code, count_type_code, travel_direction_code, street_side_code)
     select f.station_id, 'Not yet', f.count_method_code, f.count_type_code, '9', f.street_side_code
     from flows f join stations s on s.id = f.station_id where s.station_id_tmg = $1 limit 1 returning id`,
    [AU],
  );
  await place({ serial: 'IDLE99', first_day: '2025-12-10', flow_ids: [flow?.id ?? 0] });
  // February waits for its hold
  await change(counter, { changed_on: '2026-02-10', kind: 'settings' });
  await letOut(AU, { first_month: '2025-10-01' });
  await workOnOpenData(MARCH);
});

test('the days on which a counter was exchanged or changed are marks over the months, and stand in words', async () => {
  for (const path of [PAGE, EMBED]) {
    const { status, text } = await look(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).toContain(TOLD);
    expect(text.match(/class="mark"/g)).toHaveLength(2);
    // who can't see the picture hears it
    expect(/aria-label="Monthly totals of 2025:[^"]*"/.exec(text)?.[0]).toContain(TOLD);
    expect((await look(`${path}?lang=es`)).text).toContain('Cambio de equipo: 12 nov 2025; 3 dic 2025.');
  }
});

test('neither which counter it was, nor what was changed, nor a day of a month that is not out', async () => {
  for (const path of [PAGE, EMBED]) {
    const { text } = await look(path);
    for (const word of [
      'OLD77',
      'NEW88',
      'TRAFx',
      'G4',
      '4.2 beta',
      'firmware',
      'secret',
      'Feb 10',
      '2026-02-10',
    ])
      expect([path, word, text.includes(word)]).toEqual([path, word, false]);
  }
});

test('a version stays as it went out; what is entered later is told by the next one', async () => {
  const { etag } = await look(PAGE);
  const [counter] = await testApi().query<{ id: number }>(
    `select id from station_equipment where serial = 'NEW88'`,
  );
  await change(counter?.id ?? 0, { changed_on: '2025-12-20', kind: 'other' });
  await workOnOpenData(MARCH);
  expect((await look(PAGE, { 'if-none-match': etag })).status).toBe(304);
  await letOut(AU, { first_month: '2025-10-01', note: 'Looked through.' });
  await workOnOpenData('2026-03-11T15:00:00Z');
  const after = await look(PAGE, { 'if-none-match': etag });
  expect(after.status).toBe(200);
  expect(after.text).toContain('Equipment changed: Nov 12, 2025; Dec 3, 2025; Dec 20, 2025.');
  const first = (await look(`${PAGE}/v1`)).text;
  expect([first.includes(TOLD), first.includes('Dec 20, 2025')]).toEqual([true, false]);
});
