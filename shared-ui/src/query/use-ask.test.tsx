import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ApiError, messageOf } from 'shared-ui/api';
import { useSession } from 'shared-ui/auth';
import { renderScreen } from 'shared-ui/testing';
import { Button } from 'shared-ui/ui';
import { forgetAll, useAsk, type Asked } from './index.ts';

/** What was asked for, each to be answered by hand. */
let questions: { word: string; signal: AbortSignal; answer: (text: string) => void; refuse: () => void }[] =
  [];
const wordQuery = (word: string): Asked<string> => ({
  queryKey: ['word', word],
  queryFn: ({ signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const refuse = () => reject(new ApiError(422, `No ${word}.`));
    questions.push({ word, signal, answer: resolve, refuse });
    return promise;
  },
  gcTime: 0,
});

function Search() {
  const { ask, asking } = useAsk();
  const [told, setTold] = useState<string[]>([]);
  const search = async (word: string) => {
    try {
      const found = await ask(wordQuery(word));
      setTold((now) => [...now, found ?? `${word} given up`]);
    } catch (error) {
      setTold((now) => [...now, messageOf(error, 'failed')]);
    }
  };
  return (
    <>
      {['one', 'two'].map((word) => (
        <Button key={word} onClick={() => void search(word)}>
          {word}
        </Button>
      ))}
      <output aria-label="told">{told.join(', ')}</output>
      <output aria-label="asking">{String(asking)}</output>
    </>
  );
}
function Page() {
  const [here, setHere] = useState(true);
  return (
    <>
      {here ? <Search /> : <p>Elsewhere</p>}
      <Button onClick={() => setHere(false)}>Leave</Button>
    </>
  );
}
async function open() {
  const { user } = await renderScreen(<Page />, { as: 'user' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const told = () => screen.getByRole('status', { name: 'told' });
  const asking = () => screen.getByRole('status', { name: 'asking' });
  return { press, told, asking };
}
beforeEach(() => {
  questions = [];
});

test('answers what was asked for, and says that it is on its way', async () => {
  const { press, told, asking } = await open();
  expect(asking()).toHaveTextContent('false');
  await press('one');
  expect(asking()).toHaveTextContent('true');
  questions[0]?.answer('first');
  await waitFor(() => expect(told()).toHaveTextContent(/^first$/));
  expect(asking()).toHaveTextContent('false');
  await press('one');
  expect(questions).toHaveLength(2);
});

test('a refusal comes with its sentence, and can be asked again', async () => {
  const { press, told, asking } = await open();
  await press('one');
  questions[0]?.refuse();
  await waitFor(() => expect(told()).toHaveTextContent(/^No one\.$/));
  expect(asking()).toHaveTextContent('false');
  await press('one');
  questions[1]?.answer('now');
  await waitFor(() => expect(told()).toHaveTextContent(/^No one\., now$/));
});

test.each([
  ['another question', 'two'],
  ['the same question', 'one'],
])('%s overtakes the one before, which is given up however late it is answered', async (_, next) => {
  const { press, told, asking } = await open();
  await press('one');
  await press(next);
  expect(questions.map(({ word }) => word)).toEqual(['one', next]);
  expect(questions[0]?.signal.aborted).toBe(true);
  await waitFor(() => expect(told()).toHaveTextContent(/^one given up$/));
  expect(asking()).toHaveTextContent('true');
  questions[1]?.answer('newer');
  await waitFor(() => expect(told()).toHaveTextContent(/^one given up, newer$/));
  questions[0]?.answer('older');
  expect(asking()).toHaveTextContent('false');
  expect(told()).toHaveTextContent(/^one given up, newer$/);
});

test('leaving gives up what is on its way', async () => {
  const { press } = await open();
  await press('one');
  await press('Leave');
  expect(screen.getByText('Elsewhere')).toBeInTheDocument();
  await waitFor(() => expect(questions[0]?.signal.aborted).toBe(true));
});

const otherAgency = () => {
  useSession.setState(({ user }) => ({ user: { ...user!, agency_id: 987_654 } }));
};
test.each([
  ['another agency', otherAgency],
  ['the forgetting of all', forgetAll],
])('%s gives it up without a word of failure', async (_, change) => {
  const { press, told, asking } = await open();
  await press('one');
  act(change);
  await waitFor(() => expect(told()).toHaveTextContent(/^one given up$/));
  expect(asking()).toHaveTextContent('false');
});
