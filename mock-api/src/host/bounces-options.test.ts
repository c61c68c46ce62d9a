import { bouncesFrom } from './bounces-options.ts';

const SECRET = Buffer.alloc(32, 7).toString('base64');

test.each([
  [undefined, null],
  ['', null],
  [SECRET, `whsec_${SECRET}`],
  [`whsec_${SECRET}`, `whsec_${SECRET}`],
])('MAIL_BOUNCES_SECRET=%s', (text, secret) =>
  expect(bouncesFrom({ MAIL_BOUNCES_SECRET: text }).secret).toBe(secret),
);

test.each([
  ['too short', Buffer.alloc(23, 7).toString('base64')],
  ['too long', Buffer.alloc(65, 7).toString('base64')],
  ['no base64', 'a secret of many words, which nobody guesses'],
])('one that is %s is refused, and not repeated', (_, text) => {
  const start = () => bouncesFrom({ MAIL_BOUNCES_SECRET: text });
  expect(start).toThrow('MAIL_BOUNCES_SECRET needs 24 to 64 random bytes in base64');
  expect(start).not.toThrow(text);
});

test.each([
  [undefined, null],
  ['', null],
  ['bounce@example.org', 'bounce@example.org'],
])('MAIL_BOUNCES_TO=%s', (text, to) => expect(bouncesFrom({ MAIL_BOUNCES_TO: text }).to).toBe(to));
