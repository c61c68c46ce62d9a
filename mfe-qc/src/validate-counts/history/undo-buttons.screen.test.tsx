import { act, screen, waitFor } from '@testing-library/react';
import { call } from 'shared-ui/api';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, loseOnce, signInAs } from 'shared-ui/testing';
import { openViews } from '../testing/open-views.tsx';
import { STATION, STATION_NAME } from '../testing/review.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import type { Steps } from './undo.rules.ts';

const ONE: Steps = { undo: [{ edit: 1, text: '24 counts: Severe weather' }], redo: [] };

async function openButtons(steps: Steps) {
  const view = await openViews(
    <>
      <UndoButtons />
      <button type="button">There</button>
    </>,
  );
  // they know of the station once something of it can be done
  await screen.findByRole('button', { name: 'There' });
  act(() => view.review().store.setState({ steps }));
  const undo = screen.queryByRole('button', { name: /^(Nothing to undo|Undo)/ })!;
  return { ...view, undo, steps: () => view.state().steps };
}
afterEach(() =>
  act(() => {
    languageStore.setState({ language: 'en' });
  }),
);

test('with nothing done there is nothing to press', async () => {
  await openButtons({ undo: [], redo: [] });
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'There' })]);
});

test('once the last step was taken back there is nothing to undo, and what was taken back can be redone', async () => {
  const { undo, user, steps } = await openButtons({ undo: [], redo: [{ edit: 3, text: 'third' }] });
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  expect(undo).toHaveAccessibleName('Nothing to undo');
  await user.click(undo);
  expect(undo).toHaveFocus();
  expect(steps().redo).toHaveLength(1);
});

test('what was redone last keeps the focus of whoever did, says that it was the last, and goes with the focus', async () => {
  const { user, steps } = await openButtons({ undo: [], redo: [{ edit: 3, text: 'third' }] });
  answerOnce('POST /counts/undo', 200, { edit: { id: 4, text: 'third' } });
  const redo = screen.getByRole('button', { name: 'Redo: third' });
  await user.click(redo);
  await waitFor(() => expect(steps().redo).toEqual([]));
  expect(redo).toHaveFocus();
  expect(redo).toHaveAccessibleName('Nothing to redo');
  expect(redo).toHaveAttribute('aria-disabled', 'true');
  await user.click(redo);
  expect(steps().undo).toHaveLength(1);
  await user.tab();
  expect(screen.getByRole('button', { name: 'There' })).toHaveFocus();
  expect(redo).not.toBeInTheDocument();
});

test('both name the step that is next, and their keys, in Spanish too', async () => {
  await openButtons({
    undo: [
      { edit: 1, text: 'first' },
      { edit: 2, text: 'second' },
    ],
    redo: [{ edit: 3, text: 'third' }],
  });
  const undo = screen.getByRole('button', { name: 'Undo: second' });
  expect(undo).toHaveAttribute('aria-keyshortcuts', 'Control+Z');
  expect(screen.getByRole('button', { name: 'Redo: third' })).toHaveAttribute(
    'aria-keyshortcuts',
    'Control+Y',
  );
  act(() => {
    languageStore.setState({ language: 'es' });
  });
  expect(screen.getByRole('button', { name: 'Deshacer: second' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rehacer: third' })).toBeInTheDocument();
});

test.each([
  ['changed by somebody since', 409, 'Changed since.', 0],
  ['not there any more', 404, 'No such edit.', 0],
  ['not to be had just now', 503, 'Out of order.', 1],
  ['sent too often', 429, 'Too many.', 1],
])('what was %s is told; the step stays only where it may still go', async (_, status, message, left) => {
  const { user, undo, steps } = await openButtons(ONE);
  answerOnce('POST /counts/undo', status, { error: message, message });
  await user.click(undo);
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(steps().undo).toHaveLength(left));
  expect(steps().redo).toEqual([]);
  expect(undo).toHaveAttribute('aria-disabled', String(left === 0));
  expect(undo).toHaveFocus();
  await user.tab();
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /undo/i })).toHaveLength(left));
  expect(screen.getByRole('button', { name: 'There' })).toHaveFocus();
});

test('without an answer the step stays, and says so', async () => {
  const { user, undo, steps } = await openButtons(ONE);
  loseOnce('POST /counts/undo');
  await user.click(undo);
  expect(
    await screen.findByText('The server can’t be reached. Please check your internet connection.'),
  ).toBeInTheDocument();
  expect(steps()).toEqual(ONE);
});

test('a step that is on its way is not sent twice, and takes no focus', async () => {
  const { user, undo, review } = await openButtons(ONE);
  act(() => review().store.setState({ stepping: true }));
  await user.click(undo);
  expect(undo).toHaveFocus();
  expect(undo).toHaveAttribute('aria-busy', 'true');
  expect(review().store.getState().steps).toEqual(ONE);
});

test('while counts are imported nothing is taken back, and the sentence is the server’s', async () => {
  const sentence = `Counts are being imported for ${STATION_NAME}. Please try again when the import is done.`;
  await signInAs('user');
  const station = await call('GET /stations/:stationId', { params: { stationId: STATION } });
  answerOnce('GET /stations/:stationId', 200, { ...station, importing: 1 });
  const { user, undo, steps, review } = await openButtons(ONE);
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  await user.click(undo);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(steps()).toEqual(ONE);
  // the key is another door to the same
  await act(() => review().acts.history.undo());
  expect(await screen.findAllByText(sentence)).toHaveLength(2);
});
