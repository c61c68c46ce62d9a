import { optionsFrom } from './options.ts';
import { settingFaults } from './setting-faults.rules.ts';

test.each([
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
  ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535, not "80.5".'],
  ['SMTP_URL', 'https://u:hush@mail.example', 'SMTP_URL must be an address such as smtps://mail.example.'],
  ['FILES_URL', 'files', /^FILES_URL must be a bucket such as s3:.*, or the whole path of a folder/],
  [
    'FILES_URL',
    's3://user:hush@counts',
    /^FILES_URL must be a bucket such as s3:\/\/counts\/files, or the whole path/,
  ],
  ['S3_ENDPOINT', 's3.example', 'S3_ENDPOINT must be an address such as https://s3.example.'],
  ['MAIL_FROM', 'Counts', /^MAIL_FROM must be an e-mail address such as .*, not "Counts"\.$/],
  ['MAIL_BOUNCES_TO', 'bounce', 'MAIL_BOUNCES_TO must be an e-mail address, not "bounce".'],
  [
    'MAIL_BOUNCES_TO',
    `${'b'.repeat(28)}@example.org`,
    "MAIL_BOUNCES_TO may have 27 characters before the @, where an e-mail's id is added.",
  ],
  ['COUNT_EXCHANGE_ADMIN', 'ada', 'COUNT_EXCHANGE_ADMIN must be an e-mail address, not "ada".'],
  ['UPLOAD_MAX_BYTES', '1.5', 'UPLOAD_MAX_BYTES must be a whole number, not "1.5".'],
  ['UPLOADS_PER_AGENCY', '1e300', 'UPLOADS_PER_AGENCY must be a whole number, not "1e300".'],
])('%s=%s is told at the start', (name, text, sentence) => {
  expect(settingFaults({ [name]: text })).toEqual([
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  ]);
});

test.each(['mysql://u:hush@db/counts', 'counts on db, password hush'])(
  'an address of no PostgreSQL (%s) is told without what it may hold',
  (text) => {
    const [fault = ''] = settingFaults({ DATABASE_URL: text });
    expect(fault).toContain('DATABASE_URL must be an address such as postgres://');
    const [replica = ''] = settingFaults({ DATABASE_REPLICA_URL: text });
    expect(replica).toContain('DATABASE_REPLICA_URL must be an address such as postgres://');
    expect(fault).not.toContain('hush');
  },
);

test.each([
  ['postgres://a:1,b:x/counts', /^DATABASE_URL must be an address such as postgres/],
  ['postgres://a:1,/counts', 'DATABASE_URL has a comma among its hosts with no host beside it.'],
  ['postgres://a/counts?target_session_attrs=standby', /but must lead to a server that takes writes\.$/],
])('of several hosts, or what they are to be, %s is told', (DATABASE_URL, sentence) => {
  expect(settingFaults({ DATABASE_URL })).toEqual([
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  ]);
});

test.each([
  ['postgres://a:1,b:x/counts', /^DATABASE_REPLICA_URL must be an address such as postgres/],
  ['postgres://a,/counts', 'DATABASE_REPLICA_URL has a comma among its hosts with no host beside it.'],
  [
    'postgres://a,b/counts?target_session_attrs=primary',
    'DATABASE_REPLICA_URL asks for target_session_attrs=primary, but must lead to standbys.',
  ],
])('of several standbys %s is told', (DATABASE_REPLICA_URL, sentence) => {
  expect(settingFaults({ DATABASE_REPLICA_URL })).toEqual([
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  ]);
});

test.each([
  {},
  { DATABASE_URL: 'postgres://u:p@a:5432,b:5433/counts?target_session_attrs=read-write' },
  { DATABASE_REPLICA_URL: 'postgres://u:p@a,b:5433/counts?target_session_attrs=standby' },
  { FILES_URL: 's3://counts' },
  { FILES_URL: 's3://counts/files/', S3_ENDPOINT: 'http://127.0.0.1:9000' },
  { FILES_URL: '/mnt/counts' },
  { FILES_URL: 'file:///mnt/counts' },
  { PORT: '', DATABASE_URL: '', MAIL_FROM: '' },
  { PORT: '0', DATABASE_URL: 'postgres:///counts?host=/run/postgresql', SMTP_URL: 'smtp://localhost:2525' },
  { DATABASE_URL: 'postgresql://u:p%40@db.example:5432/counts', MAIL_FROM: 'Counts <c@agency.example>' },
  { MAIL_BOUNCES_TO: `${'b'.repeat(27)}@example.org` },
  { COUNT_EXCHANGE_ADMIN: 'ada@agency.example', MAIL_FROM: 'c@agency.example', UPLOAD_MAX_BYTES: '0' },
])('nothing is wrong with %j', (env) => {
  expect(settingFaults(env)).toEqual([]);
});

test('the start is refused with every fault, a line each', () => {
  expect(() => optionsFrom({ PORT: '70000', COUNT_EXCHANGE_ADMIN: 'ada' })).toThrow(
    /^PORT must be .*\nCOUNT_EXCHANGE_ADMIN must be .*\.$/,
  );
});
