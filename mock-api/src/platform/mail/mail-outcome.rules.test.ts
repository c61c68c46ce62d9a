import { mailOutcome } from './mail-outcome.rules.ts';

const answer = (responseCode: number, command: string) => ({ responseCode, command });

test.each([
  ['no connection', new Error('ECONNREFUSED'), false, 'again'],
  ['silence after the message', new Error('Timeout'), true, 'unsure'],
  ['a connection that breaks after the message', { code: 'ECONNECTION' }, true, 'unsure'],
  ['what is no error', null, true, 'unsure'],
  ['an unknown addressee', answer(550, 'RCPT TO'), false, 'refused'],
  ['an addressee for whom it is too early', answer(450, 'RCPT TO'), false, 'again'],
  ['a message refused after it was read', answer(554, 'DATA'), true, 'refused'],
  ['a message for later', answer(451, 'DATA'), true, 'again'],
  ['a wrong password', answer(535, 'AUTH PLAIN'), false, 'again'],
])('%s', (_, error, isHanded, expected) => {
  expect(mailOutcome(error, isHanded)).toBe(expected);
});
