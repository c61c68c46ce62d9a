import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-ui/api';
import { defineTexts, useTexts } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { FieldGrid, FormDialog, defineFields, useFieldForm } from './index.ts';

const texts = defineTexts({
  en: { title: 'Rename', name: 'Name', code: 'Code', need: 'Required', save: 'Save', fix: 'Correct it.' },
  es: { title: 'Renombrar', name: 'Nombre', code: 'Código', need: 'Falta', save: 'Guardar', fix: 'Corrija.' },
});
type Values = { code: string; name: string };
const fields = defineFields<Values, null, keyof typeof texts.en>({
  code: { label: 'code', control: 'text' },
  name: { label: 'name', control: 'text', required: 'need' },
});
const EMPTY: Values = { code: '', name: '' };

const bothRequired = defineFields<Values, null, keyof typeof texts.en>({
  code: { label: 'code', control: 'text', required: 'need' },
  name: { label: 'name', control: 'text', required: 'need' },
});

function Rename({
  onSubmit,
  onClose = () => undefined,
  codeToo = false,
}: {
  onSubmit: () => Promise<void>;
  onClose?: () => void;
  codeToo?: boolean;
}) {
  const t = useTexts(texts);
  const form = useFieldForm({
    fields: codeToo ? bothRequired : fields,
    t,
    initial: EMPTY,
    lookups: null,
    onSubmit,
  });
  return (
    <FormDialog
      form={form}
      title={t('title')}
      accept={t('save')}
      failed="It failed"
      advice={t('fix')}
      onClose={onClose}
    >
      <FieldGrid form={form} names={['code', 'name']} />
    </FormDialog>
  );
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Rename' }));
const field = (name: RegExp) => dialog().getByRole('textbox', { name });
const save = () => dialog().getByRole('button', { name: 'Save' });

test('what is missing has the focus, and nothing is sent', async () => {
  const onSubmit = jest.fn(() => Promise.resolve());
  const { user } = await renderScreen(<Rename onSubmit={onSubmit} />);
  await user.click(save());
  await waitFor(() => expect(field(/^Name/)).toHaveFocus());
  await waitFor(() => expect(field(/^Name/)).toHaveAccessibleDescription('Required'));
  expect(onSubmit).not.toHaveBeenCalled();
  await expectNoAxeViolations();
});

test('where several are missing they are listed with what is wrong, and the list leads to each', async () => {
  const onSubmit = jest.fn(() => Promise.resolve());
  const { user } = await renderScreen(<Rename onSubmit={onSubmit} codeToo />);
  await user.click(save());
  const summary = await dialog().findByRole('region', { name: 'Invalid fields found' });
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Code: Required', 'Name: Required']);
  await user.click(within(summary).getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(field(/^Name/)).toHaveFocus());
  await user.type(field(/^Name/), 'x');
  await user.click(save());
  // one alone has the focus itself
  await waitFor(() => expect(field(/^Code/)).toHaveFocus());
  expect(dialog().queryByRole('region', { name: 'Invalid fields found' })).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
  await expectNoAxeViolations();
});

test.each<[string, Record<string, string[]> | undefined, RegExp, string]>([
  ['of one field is said at it', { name: ['Taken.'] }, /^Name/, 'Taken. Correct it.'],
  ['of the whole leads to the first field', undefined, /^Code/, 'Refused'],
])('a refusal %s', async (_, errors, focused, said) => {
  const refusal = new ApiError(422, 'Refused', { errors });
  const { user } = await renderScreen(<Rename onSubmit={() => Promise.reject(refusal)} />);
  await user.type(field(/^Name/), 'x');
  await user.click(save());
  expect(await dialog().findByRole('alert')).toHaveTextContent(said);
  await waitFor(() => expect(field(focused)).toHaveFocus());
});

test('Cancel closes it, and what is sent is not sent by the form that it was opened from', async () => {
  const [outer, inner, onClose] = [jest.fn(), jest.fn(() => Promise.resolve()), jest.fn()];
  const { user } = await renderScreen(
    // as React sees it: in the page the dialog may stand elsewhere
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div onSubmit={outer}>
      <Rename onSubmit={inner} onClose={onClose} />
    </div>,
  );
  await user.type(field(/^Name/), 'x');
  await user.click(save());
  await waitFor(() => expect(inner).toHaveBeenCalledTimes(1));
  expect(outer).not.toHaveBeenCalled();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
