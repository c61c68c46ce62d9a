import { asCommand } from './as-command.ts';

/** What a command leaves behind: what it has said of a failure, and its exit code; none while it may go on. */
async function endOf(run: () => Promise<void>): Promise<{ said: string; code: unknown }> {
  let said = '';
  let code: unknown = null;
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  jest.spyOn(process, 'exit').mockImplementation((given) => {
    code = given;
    return undefined as never;
  });
  asCommand(run);
  await new Promise((done) => setImmediate(done));
  jest.restoreAllMocks();
  return { said, code };
}

test.each([
  ['a sentence', new Error('There is no data in /srv.'), 'There is no data in /srv.\n'],
  ['something else', 'full', 'full\n'],
])('a command that fails with %s says it and ends with 1', async (_, thrown, said) => {
  expect(await endOf(() => Promise.reject(thrown as Error))).toEqual({ said, code: 1 });
});

test('one that does its work ends by itself', async () => {
  expect(await endOf(() => Promise.resolve())).toEqual({ said: '', code: null });
});
