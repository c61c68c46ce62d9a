import { isSigned, sign } from './signature.rules.ts';

const download = { exportId: 7, userId: 3, until: 1_800_000_000, use: 0 };
const signature = sign('secret', download);

test('a download that was signed is recognised', () =>
  expect(isSigned('secret', download, signature)).toBe(true));

test.each([
  ['another file', 'secret', { ...download, exportId: 8 }, signature],
  ['another person', 'secret', { ...download, userId: 4 }, signature],
  ['a later end', 'secret', { ...download, until: download.until + 1 }, signature],
  ['a second use', 'secret', { ...download, use: 1 }, signature],
  ['another secret', 'public', download, signature],
  ['another signature', 'secret', download, signature.toUpperCase()],
  ['no signature', 'secret', download, ''],
])('%s is not', (_, secret, asked, given) => expect(isSigned(secret, asked, given)).toBe(false));
