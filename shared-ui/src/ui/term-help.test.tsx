import { fireEvent, screen } from '@testing-library/react';
import { CheckField, SelectField, TextField } from 'shared-ui/form';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { Dialog, LanguageSwitch, TermHelp } from './index.ts';

const nothing = () => undefined;
const form = (
  <>
    <TextField label="Functional Class" term="functional-class" value="" onChange={nothing} />
    <TextField label="Direction of Route" term="direction-of-route" value="" onChange={nothing} />
  </>
);
const opener = (label: string) => screen.getByRole('button', { name: `What is ${label}?` });

test('the button beside a label opens the entry of the glossary in place, with the way to the whole of it', async () => {
  const { user } = await renderScreen(form);
  expect(screen.getByLabelText('Functional Class')).toHaveAccessibleName('Functional Class');
  await user.click(opener('Functional Class'));
  const note = await screen.findByRole('dialog', { name: 'Functional class' });
  expect(note).toHaveAccessibleDescription(/^The role of a road in the network/);
  expect(note).toHaveFocus();
  const whole = screen.getByRole('link', { name: 'Whole glossary (new tab)' });
  expect(whole).toHaveAttribute('href', '/glossary#functional-class');
  expect(whole).toHaveAttribute('target', '_blank');
  await expectNoAxeViolations();
});

test.each([['{Escape}'], ['{Tab}{Enter}']])(
  '%s closes it, and the button has the focus again',
  async (keys) => {
    const { user } = await renderScreen(form);
    await user.click(opener('Functional Class'));
    await screen.findByRole('dialog');
    await user.keyboard(keys);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener('Functional Class')).toHaveFocus();
    expect(opener('Functional Class')).toHaveAttribute('aria-expanded', 'false');
  },
);

test('its button closes it as well, and whoever goes on to a field leaves it closed and stays there', async () => {
  const { user } = await renderScreen(form);
  await user.click(opener('Functional Class'));
  await screen.findByRole('dialog');
  await user.click(opener('Functional Class'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(opener('Functional Class'));
  await screen.findByRole('dialog');
  await user.click(screen.getByLabelText('Direction of Route'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Direction of Route')).toHaveFocus();
});

test('one is open at a time', async () => {
  const { user } = await renderScreen(form);
  await user.click(opener('Functional Class'));
  await screen.findByRole('dialog', { name: 'Functional class' });
  await user.click(opener('Direction of Route'));
  await screen.findByRole('dialog', { name: 'Direction of route' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('in a dialog Escape closes the entry, and not the dialog', async () => {
  const close = jest.fn();
  const { user } = await renderScreen(
    <Dialog title="AADT" open onClose={close}>
      <TermHelp term="aadt" label="AADT" />
    </Dialog>,
  );
  await user.click(opener('AADT'));
  await screen.findByRole('dialog', { name: 'AADT', description: /total of a year/ });
  const outer = screen.getByRole('heading', { name: 'AADT' }).closest('dialog');
  await user.keyboard('{Escape}');
  // what browsers do next
  if (outer) fireEvent(outer, new Event('cancel', { cancelable: true }));
  expect(close).not.toHaveBeenCalled();
  expect(opener('AADT')).toHaveFocus();
});

test('the entry speaks the language of the page', async () => {
  const { user } = await renderScreen(
    <>
      <LanguageSwitch />
      {form}
    </>,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Español');
  await user.click(screen.getByRole('button', { name: '¿Qué es Functional Class?' }));
  expect(await screen.findByRole('dialog', { name: 'Clase funcional' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'English');
});

test('choices and boxes have the button beside its label', async () => {
  await renderScreen(
    <>
      <SelectField label="Vendor" term="vendor" options={[]} value={null} onChange={nothing} />
      <CheckField label="Suspect" term="suspect" value={false} onChange={nothing} />
    </>,
  );
  for (const label of ['Vendor', 'Suspect']) expect(opener(label)).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Suspect' })).toBeInTheDocument();
  await expectNoAxeViolations();
});
