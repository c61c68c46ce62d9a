import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { ApiError } from 'shared-ui/api';
import { Link, Route, Routes } from 'shared-ui/router';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import {
  Alert,
  Button,
  Card,
  Dialog,
  LanguageSwitch,
  LoadState,
  Page,
  Popover,
  ProgressBar,
  Tabs,
  ThemeSwitch,
} from './index.ts';

function Site() {
  return (
    <Routes>
      <Route
        path="/a"
        element={
          <Page title="First">
            <Link to="/b">On</Link>
          </Page>
        }
      />
      <Route
        path="/b"
        element={
          <Page title="Second" about="AU0001">
            text
          </Page>
        }
      />
    </Routes>
  );
}

test('a page names the document, and its heading takes the focus when one arrives from another page', async () => {
  const { user } = await renderScreen(<Site />, { at: '/a' });
  expect(document.title).toBe('First · Count Exchange');
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'On' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Second' })).toHaveFocus();
  expect(document.title).toBe('Second · AU0001 · Count Exchange');
});

test('what was opened over the page keeps the focus when the screen arrives later', async () => {
  const { user } = await renderScreen(
    <>
      <Site />
      <div data-keeps-focus>
        <Link to="/b">Go there, and stay in the panel</Link>
      </div>
    </>,
    { at: '/a' },
  );
  await user.click(screen.getByRole('link', { name: 'Go there, and stay in the panel' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Second' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go there, and stay in the panel' })).toHaveFocus();
});

function TabbedForm() {
  const [at, setAt] = useState(0);
  return (
    <Tabs label="Station" labels={['Name', 'Roadway', 'Site']} at={at} onAt={setAt} errors={[0, 2]}>
      <p>{`Panel ${at}`}</p>
    </Tabs>
  );
}

test('tabs are moved through by the arrow keys and say how many errors they hold', async () => {
  const { user } = await renderScreen(<TabbedForm />);
  await user.click(screen.getByRole('tab', { name: 'Name' }));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('tab', { name: /^Roadway.*2 errors$/ })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Panel 1');
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Site', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Name' })).toHaveTextContent('Panel 0');
  await expectNoAxeViolations();
});

test('waiting, failed and loaded are told apart, and a failure offers another try', async () => {
  const retry = jest.fn();
  const draw = (load: Parameters<typeof LoadState<string>>[0]['load']) => (
    <LoadState load={load} retry={retry}>
      {(value) => <p>{value}</p>}
    </LoadState>
  );
  const { rerender, user } = await renderScreen(null);
  rerender(draw({ state: 'loading' }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  rerender(draw({ state: 'failed', error: new ApiError(503, 'Down for repair.') }));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(
    'An error was encountered, please try again. If the issue persists you may contact us at support@count-exchange.example.',
  );
  expect(alert).toHaveTextContent('Code: 503');
  expect(alert).toHaveTextContent('Down for repair.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(draw({ state: 'loaded', value: 'Here' }));
  expect(screen.getByText('Here')).toBeInTheDocument();
});

function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog title="Edit agency" open={open} onClose={() => setOpen(false)}>
        <p>Fields</p>
      </Dialog>
    </>
  );
}

test('a dialog is named by its title and gives the focus back when it closes', async () => {
  const { user } = await renderScreen(<WithDialog />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByRole('dialog', { name: 'Edit agency' })).toHaveTextContent('Fields');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});

test.each([
  [
    'an open list takes Escape first',
    <input key="list" role="combobox" aria-expanded aria-controls="x" />,
    0,
  ],
  [
    'what is unfolded in a dialog does not',
    <button key="more" type="button" aria-expanded>
      Hide the counts
    </button>,
    1,
  ],
])('%s', async (_, inside, closed) => {
  const close = jest.fn();
  const { user } = await renderScreen(
    <Dialog title="Edit agency" open onClose={close}>
      {inside}
    </Dialog>,
  );
  await user.keyboard('{Escape}');
  // what browsers do next
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(close).toHaveBeenCalledTimes(closed);
});

test('a note beside a row closes by Escape and by its button', async () => {
  const close = jest.fn();
  const { user } = await renderScreen(
    <Popover title="Error Detected" onClose={close}>
      The count is certified.
    </Popover>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The count is certified.');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(2);
});

test('a loading button can not be pressed again', async () => {
  const press = jest.fn();
  const { user } = await renderScreen(
    <Button loading onClick={press}>
      Save
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(press).not.toHaveBeenCalled();
});

test('the language is changed for the whole page', async () => {
  const { user } = await renderScreen(
    <>
      <LanguageSwitch />
      <ThemeSwitch />
    </>,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Español');
  expect(document.documentElement).toHaveAttribute('lang', 'es');
  expect(screen.getByRole('combobox', { name: 'Colores' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'English');
});

test('dark is chosen for the whole page', async () => {
  const { user } = await renderScreen(<ThemeSwitch />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Colors' }), 'Dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Colors' }), 'Light');
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});

test('the pieces together are accessible', async () => {
  await renderScreen(
    <Page title="Overview" intro="Counters" actions={<Button>New</Button>}>
      <Card title="Card">
        <Alert severity="warning" onClose={() => {}}>
          Careful
        </Alert>
        <ProgressBar value={0.25} label="Completed" />
      </Card>
    </Page>,
  );
  expect(screen.getByRole('progressbar', { name: 'Completed' })).toHaveValue(0.25);
  expect(screen.getByRole('region', { name: 'Card' })).toHaveTextContent('25%');
  await expectNoAxeViolations();
});
