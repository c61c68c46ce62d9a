import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useReducer, useRef } from 'react';
import type { CountRow, Suspect } from 'shared-domain';
import { translate } from 'shared-ui/i18n';
import { validateTexts } from '../texts.ts';
import { CountRowView } from './count-row.tsx';
import { gridEvents } from './grid-events.ts';
import { gridOf, isEdited, reduceGrid, type GridState } from './grid.rules.ts';
import { useClipboard } from './use-clipboard.ts';

const SUSPECTS: Suspect[] = [{ id: 9, validity_condition: 'Implausibly high', excludes: true }];
const count = (id: number, part: Partial<CountRow> = {}): CountRow => ({
  id,
  date: `2025-05-06 0${id}:00:00`,
  flowid_txdot: 'AU0001-1-1-1-1',
  count_type: 'Bicycle',
  direction: 'North',
  count_int: 60,
  count: 10,
  suspect_id: null,
  note: null,
  certified: false,
  vendor_status: null,
  ...part,
});
const t = translate(validateTexts, 'en');
let state: GridState;
let sent: number[] = [];

/** Rows with the list's keys, clicks and clipboard alone: what the list does around them is its own test's. */
function Rows({ counts }: { counts: CountRow[] }) {
  const [now, dispatch] = useReducer(reduceGrid, counts, gridOf);
  const table = useRef<HTMLTableElement>(null);
  useClipboard(table, now, SUSPECTS, dispatch);
  useEffect(() => {
    state = now;
  });
  const events = gridEvents({ state: now, dispatch, away: [], onSend: (index) => sent.push(index) });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-element-to-interactive-role -- as the list is
    <table role="grid" ref={table} {...events}>
      <thead>
        <tr>
          <th id="counts-suspect">Suspect</th>
          <th id="counts-note">Note</th>
        </tr>
      </thead>
      <tbody>
        {now.rows.map((row, index) => (
          <CountRowView
            key={row.count.id}
            row={row}
            index={index}
            activeColumn={index === 0 ? 'note' : null}
            options={SUSPECTS.map(({ id, validity_condition }) => (
              <option key={id} value={id}>
                {validity_condition}
              </option>
            ))}
            suspectName=""
            found={false}
            dispatch={dispatch}
            t={t}
          />
        ))}
      </tbody>
    </table>
  );
}
function open(...counts: CountRow[]) {
  sent = [];
  render(<Rows counts={counts.length ? counts : [count(0), count(1), count(2), count(3)]} />);
  const cell = (row: number, place: number) =>
    screen.getAllByRole('row')[row + 1]!.children.item(place) as HTMLElement;
  const key = (pressed: string, more: object = {}) =>
    fireEvent.keyDown(document.activeElement!, { key: pressed, ...more });
  return { cell, key };
}
const selected = () => state.rows.filter((row) => row.selected).map((row) => row.count.id);
const notes = () => state.rows.map(({ note }) => note);
const NOTE = 7;

describe('clicks', () => {
  const box = (row: number) => screen.getAllByRole('checkbox')[row]!;
  test('a box chooses its row, with Shift all from the last one on, either way', () => {
    open();
    fireEvent.click(box(2));
    expect(selected()).toEqual([2]);
    fireEvent.click(box(0), { shiftKey: true });
    expect(selected()).toEqual([0, 1, 2]);
    fireEvent.click(box(1));
    expect(selected()).toEqual([0, 2]);
  });

  test('a box is pressed by its cell, too, where there is one', () => {
    const { cell } = open(count(0), count(1, { certified: true }));
    fireEvent.click(cell(0, 0));
    expect(selected()).toEqual([0]);
    fireEvent.click(cell(1, 0));
    expect(selected()).toEqual([0]);
    fireEvent.click(cell(0, 0));
    expect(selected()).toEqual([]);
  });

  test('Update sends a row that is changed, and no other', () => {
    open();
    const updates = screen.getAllByRole('button', { name: 'Update' });
    fireEvent.click(updates[1]!);
    expect(sent).toEqual([]);
    fireEvent.change(screen.getAllByRole('textbox')[1]!, { target: { value: 'rain' } });
    fireEvent.click(updates[1]!);
    expect(sent).toEqual([1]);
  });

  test('a click beside the controls changes nothing', () => {
    const { cell } = open();
    fireEvent.click(cell(1, 1));
    fireEvent.click(cell(1, 5));
    expect([selected(), sent]).toEqual([[], []]);
  });
});

describe('keys', () => {
  test('between cells they move, and a range grows and shrinks with Shift', () => {
    const { cell, key } = open();
    cell(0, NOTE).focus();
    key('ArrowDown');
    expect(cell(1, NOTE)).toHaveFocus();
    key(' ');
    key('ArrowDown', { shiftKey: true });
    key('ArrowDown', { shiftKey: true });
    expect(selected()).toEqual([1, 2, 3]);
    key('ArrowUp', { shiftKey: true });
    expect(selected()).toEqual([1, 2]);
  });

  test('Enter goes into the note; Escape leaves it as the server has it', () => {
    const { cell, key } = open(count(0, { note: 'seen' }), count(1));
    cell(0, NOTE).focus();
    key('Enter');
    const note = screen.getAllByRole('textbox')[0]!;
    expect(note).toHaveFocus();
    fireEvent.change(note, { target: { value: 'rain' } });
    expect(state.rows.map(isEdited)).toEqual([true, false]);
    key('Escape');
    expect(cell(0, NOTE)).toHaveFocus();
    expect(notes()).toEqual(['seen', '']);
  });

  test.each([
    ['Enter', {}, 1],
    ['ArrowDown', {}, 1],
    ['Enter', { shiftKey: true }, 0],
  ])('%s %j inside a note keeps it and goes on', (pressed, more, row) => {
    const { cell, key } = open();
    cell(0, NOTE).focus();
    key('F2');
    fireEvent.change(document.activeElement!, { target: { value: 'rain' } });
    key(pressed, more);
    expect(notes()[0]).toBe('rain');
    if (row === 1) expect(cell(1, NOTE)).toHaveFocus();
  });

  test('Ctrl Enter sends a changed row from wherever in it, and nothing where nothing is changed', () => {
    const { cell, key } = open();
    cell(0, 1).focus();
    key('Enter', { ctrlKey: true });
    expect(sent).toEqual([]);
    fireEvent.change(screen.getAllByRole('textbox')[0]!, { target: { value: 'rain' } });
    cell(0, 1).focus();
    key('Enter', { ctrlKey: true });
    expect(sent).toEqual([0]);
  });

  test('Ctrl A chooses all that can be chosen, and once more none; a certified row takes no key', () => {
    const { cell, key } = open(count(0, { certified: true }), count(1), count(2));
    cell(0, NOTE).focus();
    key('a', { ctrlKey: true });
    expect(selected()).toEqual([1, 2]);
    key('a', { ctrlKey: true });
    expect(selected()).toEqual([]);
    key(' ');
    expect(selected()).toEqual([]);
    key('Enter');
    expect(cell(0, NOTE)).toHaveFocus();
  });
});

describe('the clipboard', () => {
  /** A copy or paste as a browser tells the page of it; `held` is the clipboard. */
  function clip(kind: 'copy' | 'paste', text = '') {
    let held = text;
    const clipboardData = {
      getData: () => held,
      setData: (_: string, value: string) => {
        held = value;
      },
    };
    const event = Object.assign(new Event(kind, { bubbles: true, cancelable: true }), { clipboardData });
    fireEvent(document, event);
    return { held, spent: event.defaultPrevented };
  }

  test('what a cell holds is copied, and what was copied goes into another', () => {
    const { cell } = open(count(0, { note: 'parade', suspect_id: 9 }), count(1));
    cell(0, 6).focus();
    expect(clip('copy')).toEqual({ held: 'Implausibly high', spent: true });
    expect(state.notice).toEqual({ what: 'copied', count: 1 });
    cell(1, 6).focus();
    expect(clip('paste', 'Implausibly high\tspike').spent).toBe(true);
    expect(state.rows[1]).toMatchObject({ suspect_id: 9, note: 'spike' });
  });

  test.each([
    ['a cell that can’t be pasted into', 1, false],
    ['the note’s cell', NOTE, true],
  ])('a paste at %s', (_, place, spent) => {
    const { cell } = open();
    cell(1, place).focus();
    expect(clip('paste', 'a\nb').spent).toBe(spent);
    expect(notes()).toEqual(spent ? ['', 'a', 'b', ''] : ['', '', '', '']);
  });

  test('in a note’s text one value is left to the caret; several lines fill the rows', () => {
    open();
    screen.getAllByRole('textbox')[0]!.focus();
    expect(clip('paste', 'rain').spent).toBe(false);
    expect(clip('copy').spent).toBe(false);
    expect(clip('paste', 'rain\nsnow').spent).toBe(true);
    expect(notes()).toEqual(['rain', 'snow', '', '']);
  });

  test('outside the list copy and paste are the page’s', () => {
    open();
    document.body.focus();
    expect(clip('paste', 'a\nb').spent).toBe(false);
    expect(clip('copy').spent).toBe(false);
    expect(notes()).toEqual(['', '', '', '']);
  });
});
