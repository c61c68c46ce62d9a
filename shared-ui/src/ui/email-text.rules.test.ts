import { emailPieces } from './email-text.rules.ts';

it.each([
  ['ana@city.gov', ['ana', '@city', '.gov']],
  ['ana-maria.lopez@public-works.city.gov', ['ana-maria', '.lopez', '@public-works', '.city', '.gov']],
  ['not an address', ['not an address']],
  ['', ['']],
])('%s may be broken before @ and dots alone', (email, pieces) => {
  expect(emailPieces(email)).toEqual(pieces);
});
