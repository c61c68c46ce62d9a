import { Readable } from 'node:stream';
import { inBoth } from 'shared-domain/texts';
import { readForm, receiveForm } from './receive-form.ts';

const LIMIT = {
  maxBytes: 100_000,
  none: inBoth(() => 'none'),
  tooLarge: inBoth(() => 'too large'),
  brokenOff: inBoth(() => 'broken off'),
};
const HEAD = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
const TAIL = '\r\n--b\r\ncontent-disposition: form-data; name="units"\r\n\r\nmetric\r\n--b--\r\n';

/** A form that comes by these pieces. */
function formIn(pieces: AsyncIterable<string>): Request {
  const bytes = (async function* () {
    for await (const piece of pieces) yield new TextEncoder().encode(piece);
  })();
  const body = Readable.toWeb(Readable.from(bytes)) as ReadableStream;
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('http://api/', init);
}

async function* each(...pieces: string[]): AsyncGenerator<string> {
  yield* pieces;
}

test('a file is read while it still comes, and fields behind it are known', async () => {
  const begun = Promise.withResolvers<void>();
  async function* slowly() {
    yield `${HEAD}first,`;
    // the rest is not sent before the reader has something
    await begun.promise;
    yield `second${TAIL}`;
  }
  const { value, fields } = await readForm(formIn(slowly()), LIMIT, async (bytes) => {
    let text = '';
    for await (const piece of bytes) {
      text += Buffer.from(piece).toString('utf8');
      begun.resolve();
    }
    return text;
  });
  expect([value, fields]).toEqual(['first,second', { units: 'metric' }]);
});

test('a reader that has enough is told when the form is over, and why it stopped', async () => {
  const form = formIn(each(HEAD, ...Array.from({ length: 9 }, () => 'x'.repeat(10_000)), TAIL));
  const read = readForm(form, LIMIT, async (bytes) => {
    for await (const _piece of bytes) throw new Error('Enough.');
  });
  await expect(read).rejects.toThrow('Enough.');
});

test.each([
  ['one that is too large', [HEAD, 'x'.repeat(60_000), 'x'.repeat(60_000), TAIL], [413, 'too large']],
  ['one that breaks off', [HEAD, 'x'], [400, 'broken off']],
  ['an empty one', [HEAD, TAIL], [422, 'none']],
  ['a form without one', ['--b--\r\n'], [422, 'none']],
])('%s is refused', async (_name, pieces, [status, said]) => {
  await expect(receiveForm(formIn(each(...pieces)), LIMIT)).rejects.toMatchObject({
    status,
    text: { en: said },
  });
});
