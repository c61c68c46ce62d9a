import { whyHere } from './why-here.rules.ts';

test.each([
  ['', null, null],
  ['?redirect=%2Fexports', null, 'whyLink'],
  ['?redirect=%2Fexports&why=expired', null, 'whyExpired'],
  ['?redirect=%2Fexports&why=revoked', 'revoked', 'whyRevoked'],
  ['?why=elsewhere', null, 'whyElsewhere'],
  ['?redirect=%2Fexports', 'missing', 'whyMissing'],
  ['', 'signedOut', 'whySignedOut'],
  ['?why=toString', null, null],
  ['?why=<b>', null, null],
] as const)('%s after %s is told by %s', (search, ended, key) => expect(whyHere(search, ended)).toBe(key));
