import { trustedProxiesFrom } from '../platform/http/client-address.ts';
import { missingSettings } from './missing-settings.rules.ts';

const whole = {
  production: true,
  smtpUrl: 'smtps://mail.example',
  publicUrl: 'https://counts.example.gov',
  trustedProxies: trustedProxiesFrom('10.0.0.5'),
  ecoVisio: { url: 'https://eco-visio.example', clientId: 'us', clientSecret: 'secret' },
  releases: 'https://releases.example',
  releaseKeys: new Map(),
};
const used = { accounts: 1, demonstration: false };

test('a whole installation lacks nothing', () => {
  expect(missingSettings(whole, used)).toEqual([]);
});

test.each<[string, Partial<Parameters<typeof missingSettings>[0]>, Partial<typeof used>, string]>([
  ['mail', { smtpUrl: null }, {}, 'SMTP_URL'],
  ['an address', { publicUrl: null }, {}, 'PUBLIC_URL: links'],
  ['a safe address', { publicUrl: 'http://counts.example.gov' }, {}, 'PUBLIC_URL with https'],
  ['a proxy', { trustedProxies: trustedProxiesFrom('') }, {}, 'TRUSTED_PROXIES'],
  ['the counter vendor', { ecoVisio: { none: true } }, {}, 'ECO_VISIO_URL'],
  ['who vouches for releases', { releaseKeys: null }, {}, 'RELEASE_KEYS'],
  ['an account', {}, { accounts: 0 }, 'COUNT_EXCHANGE_ADMIN'],
  ['a database of its own', {}, { demonstration: true }, 'A database of its own'],
])('a production start names %s where it is missing', (_, options, installation, expected) => {
  const list = missingSettings({ ...whole, ...options }, { ...used, ...installation });
  expect(list).toHaveLength(1);
  expect(list[0]).toContain(expected);
});

test('where nothing is deployed, nobody has to vouch for it', () => {
  expect(missingSettings({ ...whole, releases: null, releaseKeys: null }, used)).toEqual([]);
});

test('elsewhere only an account is asked for', () => {
  const bare = {
    production: false,
    smtpUrl: null,
    publicUrl: null,
    trustedProxies: trustedProxiesFrom(undefined),
    ecoVisio: { simulatorPort: 0 },
    releases: '/srv/releases',
    releaseKeys: null,
  };
  expect(missingSettings(bare, { accounts: 1, demonstration: true })).toEqual([]);
  expect(missingSettings(bare, { accounts: 0, demonstration: false })).toHaveLength(1);
});
