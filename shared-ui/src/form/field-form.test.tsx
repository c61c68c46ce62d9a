import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-ui/api';
import { catalogue, useTexts } from 'shared-ui/i18n';
import { choose, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { Button } from 'shared-ui/ui';
import { ErrorSummary, FieldGrid, Form, FormAlert, defineFields, useFieldForm } from './index.ts';

const texts = catalogue({
  en: {
    name: 'Station Name',
    county: 'County',
    city: 'City',
    volume: 'Volume',
    need: 'Required',
    commas: 'No commas',
    row: 'Row {number}',
  },
  es: {
    name: 'Nombre',
    county: 'Condado',
    city: 'Ciudad',
    volume: 'Volumen',
    need: 'Obligatorio',
    commas: 'Sin comas',
    row: 'Fila {number}',
  },
});
type Values = { name: string; county: string | null; city: string | null; volume: number | null };
const cities = [
  { code: 'AU', label: 'Austin', county: '1' },
  { code: 'HO', label: 'Houston', county: '2' },
];
type Lookups = { cities: typeof cities };
const fields = defineFields<Values, Lookups, keyof typeof texts.en>({
  name: {
    label: 'name',
    control: 'text',
    required: 'need',
    check: (name) => (name.includes(',') ? 'commas' : null),
  },
  county: {
    label: 'county',
    control: 'select',
    required: 'need',
    options: () => [
      { code: '1', label: 'Travis' },
      { code: '2', label: 'Harris' },
    ],
  },
  city: {
    label: 'city',
    control: 'select',
    options: ({ county }, lookups) => lookups.cities.filter((city) => city.county === county),
  },
  volume: { label: 'volume', control: 'number' },
});
const initial: Values = { name: '', county: null, city: null, volume: null };
const lookups = { cities };

function StationForm({
  onSubmit,
}: {
  onSubmit: (values: Values, kind: { draft: boolean }) => Promise<void>;
}) {
  const t = useTexts(texts);
  const form = useFieldForm({ fields, t, initial, lookups, onSubmit });
  return (
    <Form form={form}>
      <FormAlert
        problem={form.problem}
        fallback="Not saved."
        advice="Please make corrections and try again."
      />
      <FieldGrid form={form} names={['name', 'county', 'city', 'volume']} />
      <Button type="submit" loading={form.submitting}>
        {'Publish'}
      </Button>
      <Button onClick={() => void form.submit({ draft: true })}>{'Draft'}</Button>
      <Button onClick={() => form.check()}>{'Check'}</Button>
      <output aria-label="Dirty">{String(form.dirty)}</output>
    </Form>
  );
}
const name = () => screen.getByRole('textbox', { name: 'Station Name' });
const press = (button: string) => screen.getByRole('button', { name: button });

test('a form in order is sent once, as it was filled', async () => {
  const onSubmit = jest.fn(() => Promise.resolve());
  const { user } = await renderScreen(<StationForm onSubmit={onSubmit} />);
  expect(screen.getByRole('status', { name: 'Dirty' })).toHaveTextContent('false');
  await user.type(name(), 'Shoal Creek');
  await choose('County', 'Travis', user);
  await choose('City', 'Austin', user);
  await user.type(screen.getByRole('textbox', { name: 'Volume' }), '1200');
  expect(screen.getByRole('status', { name: 'Dirty' })).toHaveTextContent('true');
  await user.click(press('Publish'));
  expect(onSubmit.mock.calls).toEqual([
    [{ name: 'Shoal Creek', county: '1', city: 'AU', volume: 1200 }, { draft: false }],
  ]);
});

test('what is missing is listed, has the focus, and each line leads to its field', async () => {
  const onSubmit = jest.fn(() => Promise.resolve());
  const { user } = await renderScreen(<StationForm onSubmit={onSubmit} />);
  await user.type(screen.getByRole('textbox', { name: 'Volume' }), 'many');
  await user.click(press('Publish'));
  const summary = screen.getByRole('region', { name: 'Invalid fields found' });
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('button')
      .map((line) => line.textContent),
  ).toEqual(['Station Name', 'County', 'Volume']);
  await waitFor(() => expect(name()).toHaveAccessibleDescription('Required'));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Volume' })).toHaveAccessibleDescription('Enter a number'),
  );
  await expectNoAxeViolations();
  await user.click(within(summary).getByRole('button', { name: 'Station Name' }));
  await waitFor(() => expect(name()).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a field filled in last leaves the list when another line is clicked, not while it is pressed', async () => {
  const { user } = await renderScreen(<StationForm onSubmit={() => Promise.resolve()} />);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const list = within(screen.getByRole('region', { name: 'Invalid fields found' }));
  await user.type(screen.getByLabelText(/^Station Name/), 'Shoal Creek');
  // a list that grew shorter under the pressed button would move another line under the pointer
  await user.pointer({ keys: '[MouseLeft>]', target: list.getByRole('button', { name: 'County' }) });
  expect(list.getByRole('button', { name: 'Station Name' })).toBeInTheDocument();
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(list.queryByRole('button', { name: 'Station Name' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^County/ })).toHaveFocus());
});

test('the fault of an earlier check does not flash up when a field filled in since is left', async () => {
  const { user } = await renderScreen(<StationForm onSubmit={() => Promise.resolve()} />);
  await user.type(screen.getByRole('textbox', { name: 'Volume' }), '1200');
  await user.tab();
  const seen: string[] = [];
  const observer = new MutationObserver((changes) => {
    seen.push(
      ...changes.flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent ?? '')),
    );
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await user.type(name(), 'Shoal Creek');
  await user.tab();
  observer.disconnect();
  expect(seen.filter((text) => text.includes('Required'))).toEqual([]);
});

test('a field is checked when it is left, not before', async () => {
  const { user } = await renderScreen(<StationForm onSubmit={() => Promise.resolve()} />);
  await user.type(name(), 'a,b');
  expect(name()).toBeValid();
  await user.tab();
  expect(await screen.findByText('No commas')).toBeInTheDocument();
  await waitFor(() => expect(name()).toBeInvalid());
});

test('a choice that another choice makes impossible is cleared', async () => {
  const { user } = await renderScreen(<StationForm onSubmit={() => Promise.resolve()} />);
  await choose('County', 'Travis', user);
  await choose('City', 'Austin', user);
  await choose('County', 'Harris', user);
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('');
});

test('a check finds what sending would find, and sends nothing', async () => {
  const onSubmit = jest.fn(() => Promise.resolve());
  const { user } = await renderScreen(<StationForm onSubmit={onSubmit} />);
  await user.type(name(), 'Shoal Creek');
  await user.click(press('Check'));
  const summary = screen.getByRole('region', { name: 'Invalid fields found' });
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('County');
  await choose('County', 'Travis', user);
  await user.click(press('Check'));
  expect(screen.queryByRole('region', { name: 'Invalid fields found' })).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a draft is sent with what is there', async () => {
  const onSubmit = jest.fn(() => Promise.resolve());
  const { user } = await renderScreen(<StationForm onSubmit={onSubmit} />);
  await user.type(name(), 'Shoal Creek');
  await user.click(press('Draft'));
  expect(onSubmit.mock.calls).toEqual([[{ ...initial, name: 'Shoal Creek' }, { draft: true }]]);
});

test('the server’s refusal is shown, at the field too, until the field is changed', async () => {
  const refusal = new ApiError(422, 'Refused', { errors: { name: ['The name is taken.'] } });
  const { user } = await renderScreen(<StationForm onSubmit={() => Promise.reject(refusal)} />);
  await user.type(name(), 'Shoal Creek');
  await user.click(press('Draft'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The name is taken. Please make corrections and try again.',
  );
  await waitFor(() => expect(name()).toHaveAccessibleDescription('The name is taken.'));
  await user.type(name(), '2');
  expect(name()).toBeValid();
});

const volumes = [{ code: '1', label: 'High' }];
type Counted = { name: string; volume: string | null };
const counted = defineFields<Counted, object, keyof typeof texts.en>({
  name: { label: 'name', control: 'text' },
  volume: { label: 'volume', control: 'select', options: () => volumes },
});

function CountedForm() {
  const t = useTexts(texts);
  const form = useFieldForm({
    fields: counted,
    t,
    initial: { name: '', volume: null },
    lookups,
    onSubmit: () => Promise.resolve(),
  });
  return <FieldGrid form={form} names={['name', 'volume']} />;
}

test('a key typed into one field does not draw the others again', async () => {
  const { user } = await renderScreen(<CountedForm />);
  await user.click(name());
  // Each drawing of the select goes through its options.
  const drawn = jest.spyOn(volumes, 'map');
  await user.keyboard('Shoal Creek');
  expect(name()).toHaveValue('Shoal Creek');
  expect(drawn).not.toHaveBeenCalled();
  await choose('Volume', 'High', user);
  expect(drawn).toHaveBeenCalled();
});

type Rows = { rows: string[]; [name: `name@${string}`]: string };
const rowFields = (rows: readonly string[]) =>
  defineFields<Rows, object, keyof typeof texts.en>(
    Object.fromEntries(
      rows.map((row, index) => [
        `name@${row}`,
        { label: 'name', control: 'text', required: 'need', row: { title: 'row', number: index + 1 } },
      ]),
    ),
  );
const firstRow: Rows = { rows: ['a'] };
const sets = new Map<string, ReturnType<typeof rowFields>>();
const fieldsOfRows = ({ rows }: Rows) => {
  const key = rows.join();
  const known = sets.get(key) ?? rowFields(rows);
  sets.set(key, known);
  return known;
};
const refused = new ApiError(422, 'Refused', { errors: { 'name@b': ['Taken.'] } });

function RowsForm() {
  const t = useTexts(texts);
  const form = useFieldForm({
    fields: fieldsOfRows,
    t,
    initial: firstRow,
    lookups,
    onSubmit: () => Promise.reject(refused),
  });
  return (
    <>
      <ErrorSummary title="Invalid" faults={form.faults} attempt={form.attempt} onGo={() => undefined} />
      <FieldGrid form={form} names={form.values.rows.map((row) => `name@${row}` as const)} />
      <Button onClick={() => form.change({ rows: ['a', 'b'], 'name@b': '' })}>{'Add'}</Button>
      <Button onClick={() => void form.submit()}>{'Publish'}</Button>
    </>
  );
}

test('rows come with their own fields, told of by their number', async () => {
  const { user } = await renderScreen(<RowsForm />);
  await user.type(name(), 'North');
  await user.click(press('Add'));
  await user.click(press('Publish'));
  expect(screen.getByRole('region', { name: 'Invalid' })).toHaveTextContent('Row 2: Station Name');
  await user.type(screen.getAllByRole('textbox', { name: 'Station Name' })[1]!, 'South');
  await user.click(press('Publish'));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Invalid' })).toHaveTextContent('Row 2: Station Name: Taken.'),
  );
});
