import { shownOf } from './messages.rules.ts';
import type { Message } from './messages.store.ts';

const told = (...severities: Message['severity'][]) =>
  severities.map((severity, index) => ({ id: index + 1, severity }));

test.each([
  ['none where none is told', told(), []],
  ['all of three', told('success', 'danger', 'info'), [1, 2, 3]],
  ['the newest of more', told('success', 'info', 'success', 'info'), [2, 3, 4]],
  ['what went wrong rather than what is newer', told('danger', 'success', 'info', 'info'), [1, 3, 4]],
  ['the newest of much that went wrong', told('danger', 'danger', 'danger', 'danger', 'info'), [2, 3, 4]],
] as const)('of messages are shown: %s', (_, messages, shown) =>
  expect(shownOf(messages).map(({ id }) => id)).toEqual(shown),
);
