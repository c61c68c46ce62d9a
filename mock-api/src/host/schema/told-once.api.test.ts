import { withOldInstallation } from '../../testing/old-installation.ts';

const people = /* sql */ `
insert into agencies (id, name, statewide) values (1, 'TxDOT', true);
insert into users (id, name, email, agency_id, super_admin) values
  (1, 'Sam', 'sam@example.org', 1, true), (2, 'Bea', 'bea@example.org', 1, true), (3, 'Ina', 'ina@example.org', 1, false);
`;
const waiting = /* sql */ `
insert into registrations (name, email, tel, organization, created_at, status) values
  ('Nora Field', 'nora@waco.example', '1', 'City of Waco', '2026-01-01T10:00:00Z', 'waiting'),
  ('Omar Field', 'omar@waco.example', '1', 'City of Waco', '2026-01-02T10:00:00Z', 'waiting'),
  ('Pia Field', 'pia@waco.example', '1', 'City of Waco', '2026-01-03T10:00:00Z', 'rejected');
insert into outbox (recipient, subject, body, created_at, state) values
  ('ina@example.org', 'one', '', now(), 'unsure'), ('ina@example.org', 'two', '', now(), 'unsure'),
  ('ina@example.org', 'three', '', now(), 'failed');
-- Bea was told of both already
insert into notifications (user_id, kind, ok, message, params, created_at)
  values (2, 'registration', true, 'registrationWaiting', '{}', '2026-01-02T10:00:00Z');
`;
const lines =
  'select user_id, kind, ok, message, params, href, read_at from notifications order by user_id, id';

test('what waited for super admins before the update rings their bell, once and with one line', () =>
  withOldInstallation({ before: '0029-told-once', data: people + waiting }, async (db) => {
    const unsure = {
      kind: 'mail',
      ok: false,
      message: 'mailUnsure',
      params: { unsure: 2 },
      href: null,
      read_at: null,
    };
    expect(await db.query(lines)).toEqual([
      {
        user_id: 1,
        kind: 'registration',
        ok: true,
        message: 'registrationWaiting',
        params: { name: 'Omar Field', organization: 'City of Waco', waiting: 2 },
        href: '/registrations',
        read_at: null,
      },
      { user_id: 1, ...unsure },
      expect.objectContaining({ user_id: 2, kind: 'registration', params: {} }),
      { user_id: 2, ...unsure },
    ]);
  }));

test('where nothing waited nothing rings', () =>
  withOldInstallation({ before: '0029-told-once', data: people }, async (db) => {
    expect(await db.query(lines)).toEqual([]);
  }));
