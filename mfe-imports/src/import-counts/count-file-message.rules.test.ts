import { saysEmptyTopLine } from './count-file-message.rules.ts';

test.each([
  ['The header record does not exist or is empty at offset: `0`', true],
  ['The header record is missing at offset 0.', true],
  ['The header record does not exist or is empty at offset: `3`', false],
  ['The file could not be read.', false],
])('%s: %s', (message, expected) => expect(saysEmptyTopLine(message)).toBe(expected));
