import { secretOf, signatureFault, signaturesOf } from './signature.rules.ts';

const secret = 'whsec_BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcH';
const message = {
  id: 'msg_example1',
  seconds: 1773046800,
  body: '{"type":"counts.certified","timestamp":"2026-03-08T09:00:00Z","data":{"station":"AU0012"}}',
};
const CHECK = 'v1,sM+zyI2NebcjYW0KJKLW+Wb0vlFqYPh+c3tG9bNMTQI=';

test('a message is signed as others sign it', () => expect(signaturesOf([secret], message)).toBe(CHECK));

test('while secrets change both sign, the new one first', () => {
  const next = secretOf(Buffer.alloc(32, 9));
  expect(next).toMatch(/^whsec_[\w+/]{43}=$/);
  const [first, second] = signaturesOf([next, secret], message).split(' ');
  expect(second).toBe(CHECK);
  expect(first).not.toBe(CHECK);
});

test.each([
  ['id', { ...message, id: 'msg_example2' }],
  ['time', { ...message, seconds: message.seconds + 1 }],
  ['body', { ...message, body: `${message.body} ` }],
])('another %s has another signature', (_, other) => expect(signaturesOf([secret], other)).not.toBe(CHECK));

const at = (seconds: number) => new Date((message.seconds + seconds) * 1000);
test.each([
  ['as it is signed', CHECK, at(0), null],
  ['signed by the next secret, too', `v1,AAAA ${CHECK}`, at(0), null],
  ['of five minutes ago', CHECK, at(300), null],
  ['of a clock that is five minutes ahead', CHECK, at(-300), null],
  ['of before that', CHECK, at(301), 'old'],
  ['of after that', CHECK, at(-301), 'old'],
  ['signed by another', CHECK.replace('sM', 'Ms'), at(0), 'unsigned'],
  ['old and signed by another', CHECK.replace('sM', 'Ms'), at(900), 'unsigned'],
  ['half signed', CHECK.slice(0, 20), at(0), 'unsigned'],
  ['not signed', '', at(0), 'unsigned'],
])('a message %s', (_, signatures, now, fault) =>
  expect(signatureFault(secret, message, { signatures, now })).toBe(fault),
);
