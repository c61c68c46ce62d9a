import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { watchFocus } from './focus-home.ts';

let stop: () => void = () => undefined;
const at = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`${id} is not there`);
  return element;
};
function lay(html: string, focused: string) {
  document.body.innerHTML = `<main id="main" tabindex="-1">${html}</main>`;
  stop = watchFocus();
  at(focused).focus();
}
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const ROWS = `<section><h2>Users</h2><button id="add">Add</button><ul>
  <li id="row-1"><button id="one">Delete Ann</button></li>
  <li id="row-2"><button id="two">Delete Ben</button></li>
  <li id="row-3"><button id="three">Delete Cleo</button></li></ul></section>`;

test.each([
  ['a row in the middle goes', ROWS, 'two', () => at('row-2').remove(), 'three'],
  ['the last row goes', ROWS, 'three', () => at('row-3').remove(), 'two'],
  ['all rows go', ROWS, 'one', () => at('row-1').parentElement?.remove(), 'add'],
  ['a button is switched off', ROWS, 'two', () => at('two').setAttribute('disabled', ''), 'three'],
  [
    'the only control of a part goes',
    '<section id="part"><p>Nothing left</p><button id="it">Undo</button></section><button>Elsewhere</button>',
    'it',
    () => at('it').remove(),
    'part',
  ],
  [
    'a part of the page is filtered away',
    '<section id="part"><button id="it">Undo</button></section><a id="next" href="/x">Next</a>',
    'it',
    () => at('part').remove(),
    'next',
  ],
  [
    'a whole screen goes',
    '<div id="screen"><button id="it">Save</button></div>',
    'it',
    () => at('screen').remove(),
    'main',
  ],
])('where %s, the focus goes to what is nearest', async (_, html, focused, change, expected) => {
  lay(html, focused);
  change();
  await waitFor(() => expect(document.activeElement?.id).toBe(expected));
});

test('a screen that places the focus itself is let', async () => {
  lay(ROWS, 'two');
  at('row-2').remove();
  requestAnimationFrame(() => at('add').focus());
  await waitFor(() => expect(at('add')).toHaveFocus());
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(at('add')).toHaveFocus();
});

test('who has left a control by pressing beside it is not brought back when it goes', async () => {
  lay(`${ROWS}<p id="beside">Words</p>`, 'two');
  await userEvent.click(document.body);
  expect(document.body).toHaveFocus();
  at('row-2').remove();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(document.body).toHaveFocus();
});

test('what takes the focus for a moment alone stays out of the way of Tab', async () => {
  lay('<section id="part"><button id="it">Undo</button></section><button id="other">Other</button>', 'it');
  at('it').remove();
  await waitFor(() => expect(at('part')).toHaveFocus());
  at('other').focus();
  expect(at('part')).not.toHaveAttribute('tabindex');
});
