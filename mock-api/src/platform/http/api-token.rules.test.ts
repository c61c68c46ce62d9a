import { callsItselfApiToken, kindOfApiToken, newApiToken } from './api-token.rules.ts';

test.each(['person', 'agency'] as const)(
  'a token of a %s is new each time, and is known for what it is',
  (kind) => {
    const made = Array.from({ length: 50 }, () => newApiToken(kind));
    expect(new Set(made).size).toBe(50);
    for (const token of made) {
      expect(token).toMatch(/^cx_(pat|agt)_[0-9A-Za-z]{36}$/);
      expect([callsItselfApiToken(token), kindOfApiToken(token)]).toEqual([true, kind]);
    }
  },
);

const digits = '0'.repeat(30);
// CRC-32 of thirty zeros is 0x77E5DB82, 2011552642 in base 62
const whole = `cx_pat_${digits}2C8GjS`;

test('the last six digits are the checksum of the thirty before', () => {
  expect(kindOfApiToken(whole)).toBe('person');
});

test.each([
  ['another digit', whole.replace('_0', '_1')],
  ['another checksum', `cx_pat_${digits}2C8GjT`],
  ['a digit less', whole.slice(0, -1)],
  ['a digit more', `${whole}0`],
  ['a kind that is none', whole.replace('pat', 'adm')],
  ['a sign that is no digit', whole.replace('000', '0-0')],
  ['nothing', ''],
  ['a session', 'k3J9sLq0'],
])('with %s it is none', (_what, text) => {
  expect(kindOfApiToken(text)).toBeNull();
});

test('what begins like one is never taken for a session, whole or not', () => {
  expect(callsItselfApiToken('cx_pat_')).toBe(true);
  expect(callsItselfApiToken('cx_other')).toBe(false);
});
