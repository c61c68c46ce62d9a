import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { choose, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import {
  CheckField,
  DateField,
  FileField,
  MultiSelectField,
  NumberField,
  RadioField,
  SelectField,
  TextField,
} from './index.ts';

const listOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ code: String(index + 1), label: `County ${index + 1}` }));

function Select({ count, required = false, long }: { count: number; required?: boolean; long?: boolean }) {
  const [value, setValue] = useState<string | null>('');
  return (
    <>
      <SelectField
        label="County"
        required={required}
        long={long}
        options={listOf(count)}
        value={value}
        onChange={setValue}
      />
      <output aria-label="Chosen">{value}</output>
    </>
  );
}
const chosen = () => screen.getByRole('status', { name: 'Chosen' });

test.each([12, 254])('one of %d options is chosen by its name', async (count) => {
  const { user } = await renderScreen(<Select count={count} />);
  await choose('County', 'County 7', user);
  expect(chosen()).toHaveTextContent(/^7$/);
  await expectNoAxeViolations();
});

test('a long list is filtered, and says when nothing matches', async () => {
  const { user } = await renderScreen(<Select count={40} />);
  act(() => screen.getByRole('combobox', { name: 'County' }).focus());
  await user.keyboard('{ArrowDown}');
  const filter = await screen.findByRole('searchbox', { name: 'Filter options' });
  await user.type(filter, '33');
  await waitFor(() => expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1));
  await user.type(filter, '33');
  expect(await screen.findByText('Sorry, no matching options.')).toBeInTheDocument();
  await expectNoAxeViolations();
});

test('Escape in the filter leads back to the field, and so does taking the choice back', async () => {
  const { user } = await renderScreen(<Select count={40} />);
  const field = screen.getByRole('combobox', { name: 'County' });
  act(() => field.focus());
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('searchbox', { name: 'Filter options' });
  await user.keyboard('{Escape}');
  expect(field).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  await choose('County', 'County 5', user);
  act(() => screen.getByRole('button', { name: 'Clear: County' }).focus());
  await user.keyboard('{Enter}');
  expect(chosen()).toBeEmptyDOMElement();
  expect(field).toHaveFocus();
});

test.each([12, 254])('Escape at a shut list of %d options is left to the dialog around it', async (count) => {
  const { user } = await renderScreen(<Select count={count} />);
  const field = screen.getByRole('combobox', { name: 'County' });
  act(() => field.focus());
  // a browser closes a dialog by an Escape that nobody has kept for himself
  expect(fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' })).toBe(true);
  await choose('County', 'County 5', user);
  expect(fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' })).toBe(true);
});

function Late() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Select count={count} long />
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setCount(254)}>
        List
      </button>
    </>
  );
}

test('a list that comes later than its field leaves the focus there, and nothing chosen is nothing to take back', async () => {
  const { user } = await renderScreen(<Late />);
  const field = screen.getByRole('combobox', { name: 'County' });
  act(() => field.focus());
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear: County' })).not.toBeInTheDocument();
  await choose('County', 'County 200', user);
  expect(chosen()).toHaveTextContent(/^200$/);
});

test('a select without options says so', async () => {
  await renderScreen(<Select count={0} />);
  expect(screen.getByRole('option', { name: 'Sorry, no matching options.' })).toBeDisabled();
});

function Several() {
  const [value, setValue] = useState<string[]>(['2']);
  return (
    <>
      <MultiSelectField label="Counties" options={listOf(40)} value={value} onChange={setValue} />
      <output aria-label="Chosen">{value.join(' ')}</output>
    </>
  );
}

test('several options are chosen', async () => {
  const { user } = await renderScreen(<Several />);
  await choose('Counties', ['County 5', 'County 1'], user);
  expect(chosen()).toHaveTextContent('2 5 1');
  await expectNoAxeViolations();
});

function Volume() {
  const [value, setValue] = useState<number | null>(1200);
  return (
    <>
      <NumberField label="Volume" value={value} onChange={setValue} />
      <output aria-label="Chosen">{String(value)}</output>
    </>
  );
}

test('a number field keeps what is typed, also when it is no number', async () => {
  const { user } = await renderScreen(<Volume />);
  const field = screen.getByRole('textbox', { name: 'Volume' });
  expect(field).toHaveValue('1200');
  await user.clear(field);
  expect(chosen()).toHaveTextContent('null');
  await user.type(field, '12.50');
  expect(field).toHaveValue('12.50');
  expect(chosen()).toHaveTextContent('12.5');
  await user.type(field, 'x');
  expect(field).toHaveValue('12.50x');
  expect(chosen()).toHaveTextContent('NaN');
});

test('hint and error are read with the field', async () => {
  await renderScreen(
    <TextField
      label="Name"
      hint="No commas"
      error="Invalid name (required)"
      required
      value=""
      onChange={() => {}}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).toBeRequired();
  await waitFor(() => expect(field).toBeInvalid());
  await waitFor(() => expect(field).toHaveAccessibleDescription('Invalid name (required) No commas'));
});

test('boxes and choices in view are clicked by their labels', async () => {
  const tick = jest.fn();
  const choice = jest.fn();
  const options = [
    { code: 'published', label: 'Published' },
    { code: 'drafts', label: 'Drafts' },
  ] as const;
  const { user } = await renderScreen(
    <>
      <CheckField label="Show Null Values Only" value={false} onChange={tick} />
      <RadioField label="Stage" options={options} value="published" onChange={choice} />
    </>,
  );
  await user.click(screen.getByLabelText('Show Null Values Only'));
  await user.click(
    within(screen.getByRole('group', { name: 'Stage' })).getByRole('radio', { name: 'Drafts' }),
  );
  expect([tick.mock.calls, choice.mock.calls]).toEqual([[[true]], [['drafts']]]);
  await expectNoAxeViolations();
});

test('a file is chosen, and chosen again after it was corrected', async () => {
  const onChange = jest.fn();
  const { user } = await renderScreen(
    <FileField label="File" fileName={null} accept=".csv" onChange={onChange} />,
  );
  const file = new File(['a'], 'counts.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('File'), file);
  await user.upload(screen.getByLabelText('File'), file);
  expect(onChange.mock.calls).toEqual([[file], [file]]);
  expect(screen.getByText(/No file chosen/)).toBeInTheDocument();
});

function Name(props: Pick<ComponentProps<typeof TextField>, 'type' | 'multiline'>) {
  const [value, setValue] = useState('');
  return <TextField label="Name" {...props} value={value} onChange={setValue} />;
}

describe('what is pasted comes without the signs that nobody sees', () => {
  const PASTED = '\u200eShoal\u200b Creek\ufeff 👩\u200d🔬';
  const field = () => screen.getByLabelText<HTMLInputElement>('Name');

  test.each<[string, ComponentProps<typeof Name>, string]>([
    ['into a line', {}, 'Shoal Creek 👩\u200d🔬'],
    ['into a search', { type: 'search' }, 'Shoal Creek 👩\u200d🔬'],
    ['into notes, which keep what the server takes', { multiline: true }, PASTED],
    ['not of a password, which is what it is', { type: 'password' }, PASTED],
  ])('%s', async (_, props, kept) => {
    const { user } = await renderScreen(<Name {...props} />);
    await user.click(field());
    await user.paste(PASTED);
    expect(field().value).toBe(kept);
  });

  test('of notes goes what turns the direction of writing', async () => {
    const { user } = await renderScreen(<Name multiline />);
    await user.click(field());
    await user.paste('Rain\n\u202eSnow');
    expect(field().value).toBe('Rain\nSnow');
  });

  test('the caret stays where it was pasted, and an unseen sign alone changes nothing', async () => {
    const { user } = await renderScreen(<Name />);
    await user.type(field(), 'Shoal Trail');
    field().setSelectionRange(6, 6);
    await user.paste('\u200bCreek\u200b ');
    expect([field().value, field().selectionStart]).toEqual(['Shoal Creek Trail', 12]);
    await user.paste('\u202e');
    expect([field().value, field().selectionStart]).toEqual(['Shoal Creek Trail', 12]);
  });

  test('a number and a day are read that came from a sheet with marks of direction', async () => {
    const day = jest.fn();
    const { user } = await renderScreen(
      <>
        <Volume />
        <DateField label="Day" value={null} onChange={day} />
      </>,
    );
    await user.clear(screen.getByRole('textbox', { name: 'Volume' }));
    await user.paste('\u200e350');
    expect(chosen()).toHaveTextContent('350');
    await user.click(screen.getByRole('textbox', { name: 'Day' }));
    await user.paste('\u200e2026-02-18\u200e');
    await user.tab();
    expect(day).toHaveBeenCalledWith('2026-02-18');
  });
});
