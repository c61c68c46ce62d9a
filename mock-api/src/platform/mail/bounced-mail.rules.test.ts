import { readFileSync } from 'node:fs';
import { toldByMail } from './bounced-mail.rules.ts';

const ID = '0b9f6f0e-4f7a-4c7e-9a55-0a8d7c6b5e4f';
const BACK = `bounce+${ID}@returns.example.org`;
const RELAY = 'mock-api/src/testing/bounced';
const read = (name: string) => readFileSync(`${RELAY}/${name}.eml`, 'utf8');
const told = (mail: string, to = BACK) => toldByMail(Buffer.from(mail), to);
/** A relay's report (Postfix 3.7), with something else in its place. */
const changed = (...changes: [string | RegExp, string][]) =>
  changes.reduce((mail, [from, to]) => {
    expect(mail).toMatch(from);
    return mail.replace(from, to);
  }, read('postfix'));

const NO_SUCH_USER = '550 5.1.1 <gone>: No such user here';

test('a relay’s report of an address that there is none of', async () =>
  expect(await told(read('postfix'))).toEqual({ message_id: ID, kind: 'hard', reason: NO_SUCH_USER }));

test('as it travels, with the ends of lines that mail has', async () =>
  expect(await told(read('postfix').replaceAll('\n', '\r\n'))).toMatchObject({
    kind: 'hard',
    reason: NO_SUCH_USER,
  }));

test.each([
  ['a mailbox that is full', 'failed', '4.2.2', 'soft'],
  ['the same told as if for good', 'failed', '5.2.2', 'soft'],
  ['a sender who is not wanted', 'failed', '5.7.1', undefined],
  ['one that is only late', 'delayed', '4.4.1', undefined],
  ['one that arrived', 'delivered', '2.0.0', undefined],
])('of %s', async (_, action, status, kind) => {
  const mail = changed(['Action: failed', `Action: ${action}`], ['Status: 5.1.1', `Status: ${status}`]);
  expect((await told(mail))?.kind).toBe(kind);
});

test('what a server says over several lines is one sentence', async () =>
  expect(
    await told(changed(['<gone>: No such user here\n\n--', '<gone>:\n    No such user here\n\n--'])),
  ).toMatchObject({ reason: NO_SUCH_USER }));

test('without a server’s words its number is told', async () =>
  expect(await told(changed([/Diagnostic-Code: .*\n/, '']))).toMatchObject({ reason: '5.1.1' }));

test('where the address has lost the id, it stands in what was sent', async () => {
  expect(await told(read('postfix'), 'bounce@returns.example.org')).toMatchObject({ message_id: ID });
  expect(
    await told(
      changed(['Content-Type: message/rfc822', 'Content-Type: text/rfc822-headers']),
      'bounce@returns.example.org',
    ),
  ).toMatchObject({ message_id: ID });
});

test('a report that names no e-mail of ours tells nothing, whoever it says it was for', async () =>
  expect(
    await told(changed([`Message-ID: <${ID}@`, 'Message-ID: <1234@']), 'bounce@returns.example.org'),
  ).toBeNull());

test('a reader’s complaint', async () => {
  expect(await told(read('complaint'), 'bounce@returns.example.org')).toEqual({
    message_id: ID,
    kind: 'complaint',
  });
  const taken = read('complaint').replace('Feedback-Type: abuse', 'Feedback-Type: not-spam');
  expect(await told(taken, 'bounce@returns.example.org')).toBeNull();
});

test.each([
  [
    'an absence',
    'From: Uma <uma@partner.example>\nSubject: Away\nAuto-Submitted: auto-replied\n\nUntil Monday.',
  ],
  ['nothing', ''],
  ['what is no e-mail', '\0\u0001\u0002'],
])('%s tells nothing', async (_, mail) => expect(await told(mail)).toBeNull());
