import { faultOfUrl, isPublicAddress } from './address.rules.ts';

test.each([
  ['93.184.216.34', true],
  ['8.8.8.8', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.0.0.8', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  // others inside: NAT64, mapped, 6to4, Teredo
  ['64:ff9b::a01:203', false],
  ['::ffff:10.1.2.3', false],
  ['::ffff:8.8.8.8', false],
  ['2002:a01:203::1', false],
  ['2001:0:a01:203::1', false],
  ['not an address', false],
])('%s is on the internet: %p', (address, is) => expect(isPublicAddress(address)).toBe(is));

const own = ['counts.example.gov'];
test.each([
  ['https://hooks.example.org/counts?key=1', null],
  ['https://hooks.example.org:8443/', null],
  ['http://hooks.example.org/', 'https'],
  ['ftp://hooks.example.org/', 'https'],
  ['https://hooks.example.org:22/', 'port'],
  ['https://me:secret@hooks.example.org/', 'form'],
  ['https://hooks.example.org/#part', 'form'],
  ['hooks.example.org', 'form'],
  ['https://93.184.216.34/', 'host'],
  // the same address as one number, and in sixteens
  ['https://1572395042/', 'host'],
  ['https://0x7f.1/', 'host'],
  ['https://[::1]/', 'host'],
  ['https://localhost/', 'host'],
  ['https://db.internal/', 'host'],
  ['https://printer.local./', 'host'],
  ['https://intranet/', 'host'],
  ['https://counts.example.gov/api', 'host'],
  ['https://Counts.Example.gov./api', 'host'],
])('%s has the fault %p', (url, fault) => expect(faultOfUrl(url, { own, allowPrivate: false })).toBe(fault));

test('a developer may have any address of the web', () => {
  for (const url of ['http://127.0.0.1:4000/', 'https://localhost/'])
    expect(faultOfUrl(url, { own, allowPrivate: true })).toBeNull();
  expect(faultOfUrl('file:///etc/passwd', { own, allowPrivate: true })).not.toBeNull();
});
