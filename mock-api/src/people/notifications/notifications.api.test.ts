import type { Catalogue } from 'shared-domain/texts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { notificationTexts, notificationTitles, worded } from './texts.ts';

const USER = 3;

async function tell(userId: number, message: string, params: object, ok = true): Promise<number> {
  const [row] = await testApi().query<{ id: number }>(
    `insert into notifications (user_id, kind, ok, message, params, href, created_at)
     values ($1, 'import', $2, $3, $4::text::jsonb, '/import-counts', '2026-03-02T11:00:00Z') returning id`,
    [userId, ok, message, JSON.stringify(params)],
  );
  return row?.id ?? 0;
}
const list = async (headers = {}) => (await request('GET /notifications', {}, 'user', headers)).reply;

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await testApi().query('delete from notifications');
});

test('a person reads their own notifications, newest first, in their language', async () => {
  const params = { file: 'june.csv', station: 'Shoal Creek Trail', added: 35040, replaced: 2 };
  await tell(USER, 'importFailed', params, false);
  const id = await tell(USER, 'imported', params);
  await tell(4, 'imported', params);
  const { unread, data } = await list();
  expect(unread).toBe(2);
  expect(data).toHaveLength(2);
  expect(data[0]).toEqual({
    id,
    kind: 'import',
    ok: true,
    title: 'Import complete',
    text: 'june.csv for Shoal Creek Trail: 35,040 counts added, 2 replaced.',
    href: '/import-counts',
    export: null,
    created_at: '2026-03-02T11:00:00Z',
    read: false,
  });
  const spanish = await list({ 'accept-language': 'es' });
  expect(spanish.data[0]?.title).toBe('Importación terminada');
});

test('notifications are marked read one by one or all at once, and only one’s own', async () => {
  const ids = [await tell(USER, 'exported', { rows: 1 }), await tell(USER, 'exported', { rows: 2 })];
  const foreign = await tell(4, 'exported', { rows: 3 });
  await request('POST /notifications/read', { body: { ids: [ids[0] ?? 0, foreign] } }, 'user');
  expect((await list()).unread).toBe(1);
  await request('POST /notifications/read', { body: {} }, 'user');
  expect((await list()).unread).toBe(0);
  expect(await testApi().query('select id from notifications where read_at is null')).toEqual([
    { id: foreign },
  ]);
});

test('what the caller has started and has not ended is pending', async () => {
  const before = (await list()).pending;
  await testApi().query(
    `insert into imports (station_id, user_id, requested_by, file_name, vendor_code, request, status, created_at)
     select id, 3, 'Uma Castillo', 'june.csv', '0', '{}', 'running', now() from stations where agency_id = 3 limit 1`,
  );
  expect((await list()).pending).toBe(before + 1);
});

test('what is unread is what can be read: the newest fifty', async () => {
  for (let at = 0; at < 52; at += 1) await tell(USER, 'exported', { rows: at });
  const { unread, data } = await list();
  expect([unread, data.length]).toEqual([50, 50]);
  await request('POST /notifications/read', { body: { ids: data.map(({ id }) => id) } }, 'user');
  expect((await list()).unread).toBe(0);
});

test.each(Object.keys(notificationTexts.en) as (keyof typeof notificationTexts.en)[])(
  '%s uses the same values in both languages',
  (key) => {
    const names = (text: string) => new Set(text.match(/\{\w+\}/g));
    const said = ({ en, es }: Catalogue) => [names(en[key] ?? ''), names(es[key] ?? '')];
    const [[title, titulo], [text, texto]] = [said(notificationTitles), said(notificationTexts)] as const;
    expect([titulo, texto]).toEqual([title, text]);
    expect(worded(key, {}, 'es').text).not.toBe(worded(key, {}, 'en').text);
  },
);
