import { misspeltSettings } from './misspelt-settings.rules.ts';
import { optionsFrom } from './options.ts';
import { SETTING_NAMES } from './setting-names.ts';

const misspelt = (env: Record<string, string>) => misspeltSettings(env, SETTING_NAMES);

test.each([
  ['LOG_LEVLE', 'LOG_LEVEL'],
  ['LOG_LEVELS', 'LOG_LEVEL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['TRUSTED_PROXYES', 'TRUSTED_PROXIES'],
  ['XSMTP_URL', 'SMTP_URL'],
  ['SECRET_KE', 'SECRET_KEY'],
  ['PROT', 'PORT'],
  ['database_url', 'DATABASE_URL'],
])('%s is told, since %s was meant', (name, meant) => {
  expect(misspelt({ [name]: 'hush' })).toEqual([
    `${name} is no setting, ${meant} is: correct its name, or set ${meant} too where it is another program's.`,
  ]);
});

test.each([
  'PATH',
  'HOME',
  'HOST',
  'POST',
  'PORTS',
  'PGPORT',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'MAILFROM',
  'LOGLEVEL',
  'DATABASE_URL_TEST',
  'SECRET_KEY_BASE',
  'npm_config_cache',
  'COUNT_EXCHANGE_PORT_3000_TCP',
])('%s is nobody’s misspelling of ours', (name) => {
  expect(misspelt({ [name]: '1' })).toEqual([]);
});

test('a neighbour of a setting that is set as well, be it empty, is another program’s', () => {
  expect(misspelt({ DATABASE_URI: 'x', DATABASE_URL: 'postgres:///counts' })).toEqual([]);
  expect(misspelt({ DATABASE_URI: 'x', DATABASE_URL: '' })).toEqual([]);
});

test('what is set is no misspelling of what is not', () => {
  expect(misspelt(Object.fromEntries(SETTING_NAMES.map((name) => [name, '1'])))).toEqual([]);
  for (const name of SETTING_NAMES) expect(misspelt({ [name]: '1' })).toEqual([]);
});

test('the start is refused with misspellings and faults together', () => {
  expect(() => optionsFrom({ PORT: '70000', DATABASE_URI: 'postgres:///counts' })).toThrow(
    /^PORT must be .*\nDATABASE_URI is no setting, DATABASE_URL is: .*\.$/,
  );
});
