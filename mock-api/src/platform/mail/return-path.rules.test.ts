import { reportedMessage, returnPath } from './return-path.rules.ts';

const ID = '0b9f6f0e-4f7a-4c7e-9a55-0a8d7c6b5e4f';

test('an e-mail comes back to an address with its id', () =>
  expect(returnPath('bounce@example.org', ID)).toBe(`bounce+${ID}@example.org`));

test.each([
  ['its id', { message_id: ID }, ID],
  ['its id in capitals', { message_id: ID.toUpperCase() }, ID],
  ['its Message-ID', { message_id: `<${ID}@counts.example>` }, ID],
  ['the address that it comes back to', { message_id: `bounce+${ID}@example.org` }, ID],
  ['that address in the place of whom it was to', { address: ` bounce+${ID}@example.org ` }, ID],
  ['an address', { address: 'uma@example.org' }, null],
  ['an id of another program', { message_id: '<1234@relay.example>' }, null],
  ['words around an id', { message_id: `of ${ID} and more` }, null],
  ['nothing', {}, null],
])('a report names its e-mail by %s', (_, report, id) => expect(reportedMessage(report)).toBe(id));
