import { isEmail } from './email.rules.ts';

test.each([
  ['pat@example.org', true],
  [' pat@example.org ', true],
  ["o'neil+counts@traffic.example.org", true],
  ['', false],
  ['pat', false],
  ['pat@example', false],
  ['@example.org', false],
  ['pat@example.', false],
  ['pat @example.org', false],
  ['pat@@example.org', false],
])('%j has the form of an e-mail address: %s', (text, expected) => expect(isEmail(text)).toBe(expected));
