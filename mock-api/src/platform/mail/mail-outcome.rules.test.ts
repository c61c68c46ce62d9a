import { addressRefused, mailOutcome, statusRefused } from './mail-outcome.rules.ts';

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

test.each([
  ['an unknown addressee', answer(550, 'RCPT TO'), 'hard'],
  [
    'the same with its number in words',
    { ...answer(550, 'RCPT TO'), response: '550 5.1.1 No such user' },
    'hard',
  ],
  ['a full mailbox', { ...answer(452, 'RCPT TO'), response: '452 4.2.2 Mailbox full' }, 'soft'],
  [
    'a full mailbox that is told as if for good',
    { ...answer(552, 'RCPT TO'), response: '552 5.2.2 Over quota' },
    'soft',
  ],
  ['an addressee for whom it is too early', answer(450, 'RCPT TO'), 'soft'],
  [
    'a relay that is shut to us',
    { ...answer(554, 'RCPT TO'), response: '554 5.7.1 Relay access denied' },
    null,
  ],
  ['a relay that wants us to wait', { ...answer(451, 'RCPT TO'), response: '451-4.7.1 Greylisted' }, null],
  ['a relay that wants us to sign in', answer(530, 'RCPT TO'), null],
  ['a server that goes away', answer(421, 'RCPT TO'), null],
  ['a sender that is refused', answer(550, 'MAIL FROM'), null],
  ['a message that is refused', answer(554, 'DATA'), null],
  ['a wrong password', answer(535, 'AUTH PLAIN'), null],
  ['no connection', new Error('ECONNREFUSED'), null],
  ['what is no error', null, null],
])('of the address %s says what it says of it', (_, error, expected) => {
  expect(addressRefused(error)).toBe(expected);
});

test.each([
  ['5.1.1', 'no such mailbox', 'hard'],
  ['5.1.10', 'a domain that takes no mail', 'hard'],
  ['5.2.1', 'a mailbox that is closed', 'hard'],
  ['5.4.4', 'a domain that leads nowhere', 'hard'],
  ['5.0.0', 'no reason', 'hard'],
  ['5.2.2', 'a mailbox that is full', 'soft'],
  ['4.2.2', 'the same, for now', 'soft'],
  ['4.4.7', 'tried too long', 'soft'],
  ['5.3.4', 'a message that is too large', null],
  ['5.6.1', 'a message of a kind that is not taken', null],
  ['5.7.1', 'a sender who is not wanted', null],
  ['4.7.1', 'a sender who is to wait', null],
  ['2.1.5', 'arrived', null],
  ['', 'nothing', null],
  ['no such user', 'words', null],
])('%s, %s, says %s of the address', (status, _, refused) => expect(statusRefused(status)).toBe(refused));
