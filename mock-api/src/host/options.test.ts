import path from 'node:path';
import { optionsFrom } from './options.ts';

test('an empty environment starts the demonstration on port 3000 with data in ./.data', () => {
  expect(optionsFrom({})).toMatchObject({
    port: 3000,
    dataFolder: path.resolve('.data'),
    databaseUrl: null,
    seed: 'demo',
    sessionHours: 8,
    sessionIdleMinutes: 480,
    sessionMaxDays: 7,
    smtpUrl: null,
    uploadMaxBytes: 200 * 1024 * 1024,
  });
});

test('what an agency may keep is set by files and by bytes', () => {
  expect(optionsFrom({}).quotas).toEqual({
    uploads: { files: 200, bytes: 5 * 1024 ** 3 },
    exports: { files: 500, bytes: 20 * 1024 ** 3 },
  });
  const env = {
    UPLOADS_PER_AGENCY: '3',
    UPLOAD_BYTES_PER_AGENCY: '0',
    EXPORTS_PER_AGENCY: '4',
    EXPORT_BYTES_PER_AGENCY: '5',
  };
  expect(optionsFrom(env).quotas).toEqual({
    uploads: { files: 3, bytes: 0 },
    exports: { files: 4, bytes: 5 },
  });
});

test('photos may take 5 GB of an agency, or what is set', () => {
  expect(optionsFrom({}).photoQuota).toEqual({ files: 0, bytes: 5 * 1024 ** 3 });
  expect(optionsFrom({ PHOTO_BYTES_PER_AGENCY: '0' }).photoQuota.bytes).toBe(0);
});

test('a production start never makes demonstration accounts', () => {
  expect(optionsFrom({ NODE_ENV: 'production', COUNT_EXCHANGE_SEED: 'demo' }).seed).toBe('none');
});

test('links lead to where people reach the app, without a path', () => {
  expect(optionsFrom({ PUBLIC_URL: 'https://counts.example.gov/app/' }).publicUrl).toBe(
    'https://counts.example.gov',
  );
});

test('Google’s human check needs both of its keys', () => {
  const both = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'hush' };
  expect(optionsFrom(both).recaptcha).toMatchObject({ siteKey: 'site', secret: 'hush' });
  expect(optionsFrom({}).recaptcha).toBeNull();
});

test.each([
  [{}, 'Count Exchange'],
  [{ INSTITUTE_NAME: ' ' }, 'Count Exchange'],
  [{ INSTITUTE_NAME: ' Institute of Counting ' }, 'Institute of Counting'],
])('the institute of %j is %s', (env, institute) => {
  expect(optionsFrom(env).institute).toBe(institute);
});

test.each([
  [undefined, null],
  ['/srv/releases/', '/srv/releases'],
  ['https://static.example/count-exchange/', 'https://static.example/count-exchange'],
])('releases at %s are read from %s', (text, expected) => {
  expect(optionsFrom({ COUNT_EXCHANGE_RELEASES: text }).releases).toBe(expected);
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a number, not "http".'],
  [{ SESSION_IDLE_MINUTES: '4' }, 'SESSION_IDLE_MINUTES must be 5 or more, not "4".'],
  [{ SESSION_MAX_DAYS: '0' }, 'SESSION_MAX_DAYS must be 1 or more, not "0".'],
  [{ SESSION_HOURS: '-1' }, 'SESSION_HOURS must be a number, not "-1".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is one of debug, info, warn, error, silent, not "loud".'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN needs at least 32 characters that nobody can guess.'],
  [{ RECAPTCHA_SITE_KEY: 'site' }, 'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET are set together.'],
  [
    { PUBLIC_URL: 'counts' },
    'PUBLIC_URL must be an address such as https://counts.example.gov, not "counts".',
  ],
  [
    { OVERRIDE_ORIGINS: 'http://localhost:3012 http://dev.example' },
    'OVERRIDE_ORIGINS holds origins such as http://localhost:3012 (http on localhost only), not "http://dev.example".',
  ],
  [
    { OVERRIDE_ORIGINS: 'http://localhost:3012/x' },
    'OVERRIDE_ORIGINS holds origins such as http://localhost:3012 (http on localhost only), not "http://localhost:3012/x".',
  ],
  [
    { TRUSTED_PROXIES: 'proxy' },
    'TRUSTED_PROXIES holds addresses and ranges such as 10.0.0.5 or 10.0.0.0/8, not "proxy".',
  ],
  [{ RELEASE_KEYS: '/none/keys.json' }, "RELEASE_KEYS: /none/keys.json can't be read (ENOENT)."],
  [{ COUNT_EXCHANGE_SEED: 'all' }, 'COUNT_EXCHANGE_SEED is "demo" or "none", not "all".'],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => optionsFrom(env)).toThrow(sentence);
});

test('every line of the log bears its moment in universal time', () => {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  optionsFrom({}).log({ request: 'x', path: '/api/health\nforged' });
  const [line] = written.mock.calls[0] ?? [];
  written.mockRestore();
  expect(JSON.parse(String(line))).toMatchObject({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    request: 'x',
  });
  // a line of the caller's making can't pass for another one
  expect(String(line).split('\n')).toHaveLength(2);
});

test.each([
  [
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.example/counts' },
    'DATABASE_URL leads to db.example',
  ],
  [{ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL leads to mail.example'],
])('a production start with %j is refused', (env, sentence) => {
  expect(() => optionsFrom(env)).toThrow(sentence);
  expect(() => optionsFrom({ ...env, NODE_ENV: undefined })).not.toThrow();
  expect(() => optionsFrom({ ...env, PRIVATE_HOSTS: 'db.example Mail.example' })).not.toThrow();
});

test.each([
  [undefined, false],
  ['on', true],
  ['off', false],
])('whether the mail server signs is MAIL_SIGNED %s: %s', (text, expected) => {
  expect(optionsFrom({ MAIL_SIGNED: text }).mailSigned).toBe(expected);
});

test('MAIL_SIGNED that is neither on nor off is refused', () => {
  expect(() => optionsFrom({ MAIL_SIGNED: 'yes' })).toThrow('MAIL_SIGNED is "on" or "off", not "yes".');
});

test.each([
  [undefined, true],
  ['on', true],
  ['off', false],
])('hosts below this one are to stay encrypted with HSTS_SUBDOMAINS %s: %s', (text, expected) => {
  expect(optionsFrom({ HSTS_SUBDOMAINS: text }).strictSubdomains).toBe(expected);
});
