import { openLine } from './safe-lines.rules.ts';

test.each([
  ['DATABASE_URL', 'postgres://us:pw@db.example/counts', 'sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://us:pw@db.example/counts?sslmode=require', 'sslmode=verify-full'],
  ['DATABASE_REPLICA_URL', 'postgres://us:pw@db.example/counts', 'sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://us:pw@db.example/counts?sslmode=verify-full&sslmode=disable', 'sslmode'],
  ['DATABASE_URL', 'postgres://us:pw@db.example/counts?sslmode=verify-full&ssl=false', 'sslmode'],
  ['DATABASE_URL', 'postgres://us:pw@localhost/counts?host=db.example', 'leads to db.example'],
  ['DATABASE_URL', 'postgres://us:pw@10.0.0.9/counts', 'leads to 10.0.0.9'],
  ['DATABASE_URL', 'postgres://us:pw@127.0.0.1:1,10.0.0.9:2/counts', 'leads to 10.0.0.9'],
  ['SMTP_URL', 'smtp://us:pw@mail.example', 'smtps:'],
  ['SMTP_URL', 'smtp://mail.example?ignoreTLS=true&requireTLS=true', 'smtps:'],
  ['SMTP_URL', 'smtps://mail.example?tls.rejectUnauthorized=false', 'smtps:'],
  ['SMTP_URL', 'mail.example', 'must be an address'],
] as const)('%s to %s is refused in production', (setting, address, sentence) => {
  expect(openLine(setting, address, [])).toContain(sentence);
});

test.each([
  ['DATABASE_URL', null],
  ['DATABASE_URL', 'postgres://us:pw@db.example/counts?sslmode=verify-full&sslrootcert=/etc/ca.pem'],
  ['DATABASE_URL', 'postgres://us:pw@127.0.0.1:5433/counts'],
  ['DATABASE_URL', 'postgres://us:pw@[::1]/counts'],
  ['DATABASE_URL', 'postgres:///counts?host=/var/run/postgresql'],
  ['DATABASE_URL', 'postgres://us:pw@db.internal/counts'],
  ['DATABASE_URL', 'postgres://us:pw@127.0.0.1:5433,db.internal/counts'],
  ['SMTP_URL', 'smtps://us:pw@mail.example'],
  ['SMTP_URL', 'smtp://us:pw@mail.example:587?requireTLS=true'],
  ['SMTP_URL', 'smtp://localhost:1025'],
] as const)('%s to %s is let', (setting, address) => {
  expect(openLine(setting, address, ['db.internal'])).toBeNull();
});
