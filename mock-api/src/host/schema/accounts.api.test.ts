import { hashToken } from '../../platform/http/token.ts';
import { asking } from '../../testing/asking.ts';
import { withOldInstallation } from '../../testing/old-installation.ts';

const [used, good] = ['u'.repeat(43), 'g'.repeat(43)];
const mail = (token: string) =>
  `Please, por favor:\n\nhttps://counts.example/recover-password?token=${token}&email=a%40b.c`;

const data = /* sql */ `
insert into agencies (id, name, statewide) values (1, 'TxDOT', true);
insert into users (id, name, email, password_hash, agency_id, super_admin) values
  (1, 'Sam', 'sam@example.org', 'scrypt$', 1, true),
  (2, 'Ina', 'ina@example.org', null, 1, false);
insert into sessions (token_hash, user_id, created_at, expires_at) values
  ('a', 1, '2026-01-01T10:00:00Z', '2026-01-01T18:00:00Z'), ('b', 1, '2026-02-01T10:00:00Z', '2026-02-01T18:00:00Z');
insert into password_tokens (token_hash, user_id, expires_at) values ('${hashToken(good)}', 2, now() + interval '1 day');
insert into outbox (recipient, subject, body, created_at, sent_at) values
  ('sam@example.org', 'used', '${mail(used)}', now(), null),
  ('ina@example.org', 'good', '${mail(good)}', now(), null),
  ('ina@example.org', 'sent', '${mail(good)}', now(), now()),
  ('ina@example.org', 'plain', 'No link.', now(), now());
`;

test('an installation keeps its people, what stands of them, and the links alone that work and wait', () =>
  withOldInstallation({ before: '0026-accounts', data }, async (db) => {
    const people = await db.query(
      'select has_password, last_sign_in_at, link_until > now() as is_invited from users order by id',
    );
    expect(people).toEqual([
      { has_password: true, last_sign_in_at: '2026-02-01T10:00:00Z', is_invited: null },
      { has_password: false, last_sign_in_at: null, is_invited: true },
    ]);
    const mails = await asking(db).query<{ subject: string; body: string }>(
      'select subject, body from outbox order by id',
    );
    expect(mails.map(({ subject, body }) => [subject, body.includes('token=')])).toEqual([
      ['used', false],
      ['good', true],
      ['sent', false],
      ['plain', false],
    ]);
    await expect(db.query('delete from users where id = 1')).rejects.toThrow('the last super admin');
  }));
