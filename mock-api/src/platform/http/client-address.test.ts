import { clientOf, networkOf, trustedProxiesFrom } from './client-address.ts';

const proxies = trustedProxiesFrom('10.0.0.0/8, 2001:db8:ff::/48 192.0.2.9');
const client = (remote: string | undefined, forwarded?: string, proto?: string) => {
  const headers = new Headers();
  if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded);
  if (proto !== undefined) headers.set('x-forwarded-proto', proto);
  return clientOf({ headers }, remote, proxies);
};

test.each([
  ['nobody is trusted to speak for others', '198.51.100.7', '203.0.113.1', '198.51.100.7'],
  ['a trusted proxy names its client', '10.1.2.3', '203.0.113.1', '203.0.113.1'],
  ['what the client wrote before it does not count', '10.1.2.3', '1.1.1.1, 203.0.113.1', '203.0.113.1'],
  ['two trusted hops are passed', '10.1.2.3', '203.0.113.1, 192.0.2.9', '203.0.113.1'],
  [
    'an untrusted hop between is the client',
    '10.1.2.3',
    '203.0.113.1, 198.51.100.7, 10.9.9.9',
    '198.51.100.7',
  ],
  ['a proxy that says nothing is the client', '10.1.2.3', undefined, '10.1.2.3'],
  ['what is no address ends the way', '10.1.2.3', '203.0.113.1, unknown', '10.1.2.3'],
  ['ports and brackets are left off', '10.1.2.3', '[2001:DB8::1]:443', '2001:db8::1'],
  ['IPv4 within IPv6 is IPv4', '::ffff:10.1.2.3', '203.0.113.1:5000', '203.0.113.1'],
  ['IPv6 proxies are trusted by range', '2001:db8:ff:1::5', '2001:db8::1', '2001:db8::1'],
  ['all hops trusted: the first of them', '10.1.2.3', '10.7.7.7, 10.8.8.8', '10.7.7.7'],
  ['a host that knows no address', undefined, '203.0.113.1', ''],
])('%s', (_, remote, forwarded, expected) => {
  expect(client(remote, forwarded).address).toBe(expected);
});

test.each([
  ['10.1.2.3', 'https', true],
  ['10.1.2.3', 'http', false],
  ['10.1.2.3', undefined, false],
  ['198.51.100.7', 'https', false],
  ['10.1.2.3', 'http, https', true],
])('the connection of %s, said to be %s, is secure: %s', (remote, proto, expected) => {
  expect(client(remote, '203.0.113.1', proto).secure).toBe(expected);
});

test('behind two trusted proxies the outer one’s word counts', () => {
  expect(client('10.1.2.3', '203.0.113.1, 192.0.2.9', 'https, http').secure).toBe(true);
});

test('without a setting nobody is trusted', () => {
  const headers = new Headers({ 'x-forwarded-for': '203.0.113.1' });
  expect(clientOf({ headers }, '127.0.0.1', trustedProxiesFrom(undefined)).address).toBe('127.0.0.1');
});

test.each(['proxy', '10.0.0.0/33', '10.0.0/8', '2001:db8::/129', '10.0.0.1/x'])(
  'a setting of %s is refused with a sentence',
  (text) =>
    expect(() => trustedProxiesFrom(text)).toThrow(
      `TRUSTED_PROXIES holds addresses and ranges such as 10.0.0.5 or 10.0.0.0/8, not "${text}".`,
    ),
);

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, expected) => {
  expect(networkOf(address)).toBe(expected);
});
