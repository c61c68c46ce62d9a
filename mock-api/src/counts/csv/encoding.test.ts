import { decodeText, detectEncoding, isText } from './encoding.ts';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

test.each([
  ['plain ASCII', Buffer.from('Date,NB'), 'utf-8'],
  ['UTF-8 without a mark', Buffer.from('Señal'), 'utf-8'],
  ['UTF-8 cut inside a character', Buffer.from('Se\u00f1').subarray(0, 3), 'utf-8'],
  ['UTF-16 little endian', bytes(0xff, 0xfe, 0x44, 0), 'utf-16le'],
  ['UTF-16 big endian', bytes(0xfe, 0xff, 0, 0x44), 'utf-16be'],
  ['Windows-1252', Buffer.from('Pe\xf1a,Montr\xe9al', 'latin1'), 'windows-1252'],
])('%s is recognised', (_, head, encoding) => expect(detectEncoding(head)).toBe(encoding));

test.each([
  ['a count file', Buffer.from('Date,NB\n2024-09-09 00:00:00,1\n'), true],
  ['a log with a stray NUL', Buffer.concat([Buffer.from('x'.repeat(200)), bytes(0)]), true],
  ['UTF-16 with its mark', bytes(0xff, 0xfe, 0x44, 0), true],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d), false],
  ['a spreadsheet', bytes(0x50, 0x4b, 0x03, 0x04, 0x14), false],
  ['other binary data', bytes(0, 1, 2, 3, 4, 5, 6, 7, 8), false],
])('%s is text: %s', (_, head, text) => expect(isText(head)).toBe(text));

async function decoded(encoding: Parameters<typeof decodeText>[1], ...pieces: Uint8Array[]): Promise<string> {
  let text = '';
  for await (const piece of decodeText(
    (async function* () {
      yield* pieces;
    })(),
    encoding,
  ))
    text += piece;
  return text;
}

test('line ends become one kind, even when a piece ends between CR and LF', async () => {
  expect(await decoded('utf-8', Buffer.from('a\r'), Buffer.from('\nb\rc\n'), Buffer.from('d\r'))).toBe(
    'a\nb\nc\nd\n',
  );
});

test('a character cut by a piece, the mark and NULs are no trouble', async () => {
  const whole = Buffer.from('\ufeffSe\u00f1al\0!');
  expect(await decoded('utf-8', whole.subarray(0, 6), whole.subarray(6))).toBe('Señal!');
});

test('UTF-16 and Windows-1252 are decoded', async () => {
  expect(await decoded('utf-16le', Buffer.from('\ufeffPeña', 'utf16le'))).toBe('Peña');
  expect(await decoded('windows-1252', Buffer.from('Pe\xf1a', 'latin1'))).toBe('Peña');
});
