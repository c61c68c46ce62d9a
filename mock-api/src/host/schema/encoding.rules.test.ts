import { encodingFault } from './encoding.rules.ts';

test.each([
  ['UTF8', true, null],
  ['UTF8', false, null],
  ['SQL_ASCII', true, expect.stringContaining('has the encoding SQL_ASCII')],
  ['LATIN1', true, expect.stringContaining(`create database counts encoding 'UTF8' template template0`)],
  // what is at work goes on
  ['SQL_ASCII', false, null],
])('%s, empty: %s', (encoding, isEmpty, fault) => {
  expect(encodingFault({ encoding, isEmpty })).toEqual(fault);
});
