import { screen, waitFor } from '@testing-library/react';

/** What the library says above a document that it prints. */
const PRINTED = 'Ignored nodes';

const failure = async (find: () => unknown) => {
  try {
    await find();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('a try that is repeated does not print the document, and what ends the waiting does', async () => {
  const tries: string[] = [];
  const end = await failure(() =>
    waitFor(
      async () => {
        tries.push(await failure(() => screen.getByText('absent')));
        throw new Error('not yet');
      },
      { timeout: 100 },
    ),
  );
  expect(tries.length).toBeGreaterThan(1);
  expect(tries.join()).toContain('Unable to find an element with the text: absent');
  expect(tries.join()).not.toContain(PRINTED);
  expect(end).toContain(PRINTED);
});

test.each([
  ['found at once', () => screen.getByText('absent')],
  ['waited for', () => screen.findByText('absent', {}, { timeout: 100 })],
])('what is not %s prints the document', async (_, find) => {
  expect(await failure(find)).toContain(PRINTED);
});
