import { screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { choose, endSession, expectNoAxeViolations, renderScreen, restoreTyped } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(() => testApi().reset());

const open = async () => {
  const view = await renderScreen(<App />, { as: 'super', at: '/agencies' });
  await screen.findByRole('table', { name: 'Agencies' });
  return view;
};
const agencyNamed = async (name: string) =>
  (await call('GET /agencies', { query: {} })).find((agency) => agency.name === name);

test('lists every agency with its domain', async () => {
  await open();
  const row = screen.getByRole('row', { name: /City of Houston/ });
  expect(row).toHaveTextContent('houstonbikeways');
  expect(screen.getByRole('rowheader', { name: 'City of Austin' })).toBeInTheDocument();
  await expectNoAxeViolations();
});

test('edits name, domain and districts in a dialog', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit City of Dallas' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit Agency' });
  await expectNoAxeViolations();
  const name = within(dialog).getByRole('textbox', { name: /^Agency Name/ });
  expect(name).toHaveValue('City of Dallas');
  await user.clear(name);
  await user.type(name, 'City of Dallas Transportation');
  const domain = within(dialog).getByRole('textbox', { name: /^Eco-Domain/ });
  await user.clear(domain);
  await user.type(domain, 'dallastrails');
  await choose(/^TxDOT Districts/, 'Fort Worth', user);
  await user.click(screen.getByRole('button', { name: 'Save Agency' }));
  expect(await screen.findByText('Agency City of Dallas Transportation updated.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('rowheader', { name: 'City of Dallas Transportation' })).toBeInTheDocument();
  const saved = await agencyNamed('City of Dallas Transportation');
  expect(saved).toMatchObject({
    eco_domain: 'dallastrails',
    txdot_districts: expect.arrayContaining([2, 18]),
  });
});

test('brings in what somebody else saved meanwhile beside what was typed', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit City of Dallas' }));
  const domain = screen.getByRole('textbox', { name: /^Eco-Domain/ });
  await user.clear(domain);
  await user.type(domain, 'dallastrails');
  const { id, eco_domain, txdot_districts } = (await agencyNamed('City of Dallas'))!;
  await call('PUT /agencies/:agencyId', {
    params: { agencyId: String(id) },
    body: { name: 'Dallas Mobility', eco_domain, txdot_districts },
  });
  await user.click(screen.getByRole('button', { name: 'Save Agency' }));
  await user.click(await screen.findByRole('button', { name: 'Go on from the newer agency' }));
  expect(screen.getByRole('textbox', { name: /^Agency Name/ })).toHaveValue('Dallas Mobility');
  expect(domain).toHaveValue('dallastrails');
  await expectNoAxeViolations();
  await user.click(screen.getByRole('button', { name: 'Save Agency' }));
  expect(await screen.findByText('Agency Dallas Mobility updated.')).toBeInTheDocument();
  expect(await agencyNamed('Dallas Mobility')).toMatchObject({ eco_domain: 'dallastrails' });
});

test('returns the focus when the dialog is closed without saving', async () => {
  const { user } = await open();
  const edit = screen.getByRole('button', { name: 'Edit City of Austin' });
  await user.click(edit);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(edit).toHaveFocus());
});

test('wants a name', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit City of Austin' }));
  const name = screen.getByRole('textbox', { name: /^Agency Name/ });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save Agency' }));
  await waitFor(() => expect(name).toHaveFocus());
  await waitFor(() => expect(name).toHaveAccessibleDescription('Invalid name (required)'));
  expect(await agencyNamed('City of Austin')).toBeDefined();
});

test("shows the server's refusal of a name that is taken at the field", async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit City of Austin' }));
  const name = screen.getByRole('textbox', { name: /^Agency Name/ });
  await user.clear(name);
  await user.type(name, 'City of Houston');
  await user.click(screen.getByRole('button', { name: 'Save Agency' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please make corrections and try again.');
  await waitFor(() => expect(name).toBeInvalid());
  expect(await agencyNamed('City of Austin')).toBeDefined();
});

test("shows the server's refusal of a domain that another agency has at the field", async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit City of Austin' }));
  const domain = screen.getByRole('textbox', { name: /^Eco-Domain/ });
  await user.clear(domain);
  await user.click(domain);
  await user.paste(' HoustonBikeways');
  await user.click(screen.getByRole('button', { name: 'Save Agency' }));
  await waitFor(() =>
    expect(domain).toHaveAccessibleDescription(
      expect.stringContaining('Another agency already has this Eco-Visio domain.'),
    ),
  );
  expect(domain).toBeInvalid();
});

describe('the end of an agency', () => {
  const row = (name: RegExp) => screen.findByRole('row', { name });
  const press = async (user: Awaited<ReturnType<typeof open>>['user'], button: string, accept?: string) => {
    await user.click(screen.getByRole('button', { name: button }));
    if (accept) await user.click(await screen.findByRole('button', { name: accept }));
  };

  test('one with data is closed after a question, and can be reopened', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Close City of Houston' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Close this agency?' });
    expect(dialog).toHaveTextContent('The people of City of Houston are signed out');
    await expectNoAxeViolations();
    await user.click(within(dialog).getByRole('button', { name: 'Close Agency' }));
    expect(await screen.findByText('Agency City of Houston closed.')).toBeInTheDocument();
    await waitFor(async () => expect(await row(/City of Houston/)).toHaveTextContent('Closed since'));
    expect(await agencyNamed('City of Houston')).toBeUndefined();
    await press(user, 'Reopen City of Houston');
    expect(await screen.findByText('Agency City of Houston reopened.')).toBeInTheDocument();
    await waitFor(async () => expect(await row(/City of Houston/)).toHaveTextContent('Open'));
  });

  test('nothing happens when the question is answered with no', async () => {
    const { user } = await open();
    await press(user, 'Close City of Houston', 'Cancel');
    expect(await row(/City of Houston/)).toHaveTextContent('Open');
    expect(await agencyNamed('City of Houston')).toBeDefined();
  });

  test('one without anything is deleted, and the focus stays on the page', async () => {
    await testApi().query(`insert into agencies (name) values ('City of Waco')`);
    const { user } = await open();
    await press(user, 'Delete City of Waco', 'Delete Agency');
    expect(await screen.findByText('Agency City of Waco deleted.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('row', { name: /City of Waco/ })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Add Agency' })).toHaveFocus();
  });

  test('one with data is not, and the server says what to do', async () => {
    const { user } = await open();
    await press(user, 'Delete City of Houston', 'Delete Agency');
    expect(
      await screen.findByText(/has people, stations or other records, so it cannot be deleted/),
    ).toBeInTheDocument();
    expect(await row(/City of Houston/)).toBeInTheDocument();
  });

  test('the agencies of the whole state stay', async () => {
    await open();
    const state = await row(/Texas A&M Transportation Institute/);
    expect(within(state).queryByRole('button', { name: /Close|Delete/ })).not.toBeInTheDocument();
  });
});

test('is refused to an admin by the server', async () => {
  await renderScreen(<App />, { as: 'admin', at: '/agencies' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Code: 403');
  expect(screen.queryByText('City of Houston')).not.toBeInTheDocument();
});

test('what was typed in a dialog outlives the session, and comes back in that record’s dialog alone', async () => {
  const edit = async ({ user }: Awaited<ReturnType<typeof open>>, agency: string) => {
    await user.click(await screen.findByRole('button', { name: `Edit ${agency}` }));
    return within(await screen.findByRole('dialog', { name: 'Edit Agency' })).getByRole('textbox', {
      name: /^Eco-Domain/,
    });
  };
  const first = await open();
  await first.user.type(await edit(first, 'City of Houston'), 'x');
  await endSession();
  first.unmount();
  const second = await open();
  restoreTyped();
  expect(await edit(second, 'City of Austin')).not.toHaveValue('houstonbikewaysx');
  await second.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await edit(second, 'City of Houston');
  await waitFor(() => expect(again).toHaveValue('houstonbikewaysx'));
});
