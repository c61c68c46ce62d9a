import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { call } from 'shared-ui/api';
import type { NextStation } from 'shared-domain';
import {
  endSession,
  expectNoAxeViolations,
  loseAnswerOnce,
  realApi,
  renderScreen,
  restoreTyped,
  server,
  type Persona,
} from 'shared-ui/testing';
import { App } from '../app.tsx';
import { addDraft, completeStation, draftPath } from '../testing/add-draft.ts';

const open = async (at: string, as: Persona = 'admin') => {
  const view = await renderScreen(<App />, { as, at });
  await screen.findByRole('tab', { name: 'Name and Location' });
  return view;
};
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const lastTab = () => screen.getByRole('tab', { name: /Site Characteristics/ });
const reread = ({ draft_id }: NextStation) =>
  call('GET /next-draft-stations/:id', { params: { id: String(draft_id) } });

test('shows a draft as it was saved, without faults of accessibility', async () => {
  await open(draftPath(await addDraft()));
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Draft Station' })).toBeInTheDocument();
  expect(field(/^Latitude/)).toHaveValue('30.261000');
  expect(field(/^Date Station Established/)).toHaveValue('05/01/2024');
  expect(screen.getByRole('link', { name: 'Add Station Location' })).toHaveAttribute(
    'href',
    '/next/import-stations',
  );
  await expectNoAxeViolations();
});

test('saves a draft and knows that nothing is left unsaved', async () => {
  const draft = await addDraft();
  const { user, dirty } = await open(draftPath(draft));
  await user.type(field(/^City Area/), 'Downtown');
  expect(dirty()).toBe(true);
  await user.click(button('Save Draft'));
  expect(await screen.findByText('Draft saved.')).toBeInTheDocument();
  expect(dirty()).toBe(false);
  expect(await reread(draft)).toMatchObject({ neighborhood: 'Downtown', draft: true });
});

test('keeps what was typed while it was being saved, as not saved yet', async () => {
  const draft = await addDraft();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = http.put(
    '*/api/next-draft-stations/:id',
    async ({ request }) => {
      await held;
      return realApi().fetch(request);
    },
    { once: true },
  );
  server.use(slow);
  const { user, dirty } = await open(draftPath(draft));
  await user.type(field(/^City Area/), 'Downtown');
  await user.click(button('Save Draft'));
  await user.type(field(/^Station Name/), ' south');
  release();
  expect(await screen.findByText('Draft saved.')).toBeInTheDocument();
  expect(field(/^Station Name/)).toHaveValue('Butler Trail at Congress south');
  expect(dirty()).toBe(true);
  expect(await reread(draft)).toMatchObject({
    station_name: 'Butler Trail at Congress',
    neighborhood: 'Downtown',
  });
  await user.click(button('Save Draft'));
  await waitFor(() => expect(dirty()).toBe(false));
  expect((await reread(draft)).station_name).toBe('Butler Trail at Congress south');
});

test('an update whose answer was lost is not held for somebody else’s', async () => {
  const draft = await addDraft();
  const { user, dirty } = await open(draftPath(draft));
  await user.type(field(/^City Area/), 'Downtown');
  loseAnswerOnce('PUT /next-draft-stations/:id');
  await user.click(button('Save Draft'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field(/^City Area/)).toHaveValue('Downtown');
  await user.click(button('Save Draft'));
  expect(await screen.findByText('Draft saved.')).toBeInTheDocument();
  expect(dirty()).toBe(false);
});

test('publishes a draft and leads to its page, which says so, and where its flows are added next', async () => {
  const { user, place } = await open(draftPath(await addDraft()));
  await user.click(lastTab());
  await user.click(button('Publish Station'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Review Before Publishing' })).toBeVisible();
  await user.click(button('Publish Station'));
  await user.click(await screen.findByRole('button', { name: 'Publish without flows' }));
  const told = await screen.findByText(/^Station AU\d{4} published\.$/);
  const [id] = /AU\d{4}/.exec(told.textContent) ?? [];
  expect(place()).toBe(`/stations/${id}`);
  await user.click(await screen.findByRole('link', { name: 'Add flows' }));
  await waitFor(() => expect(button('+ Add Flow')).toHaveFocus());
  await waitFor(() => expect(place()).toBe(`/next/edit-station/${id}`));
  expect(await screen.findByRole('textbox', { name: /^Station Name/ })).toHaveValue(
    'Butler Trail at Congress',
  );
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save Draft' })).not.toBeInTheDocument();
});

test('does not publish an incomplete draft', async () => {
  const draft = await addDraft({ func_class_code: null, direction_of_route_code: null });
  const { user } = await open(draftPath(draft));
  await user.click(lastTab());
  await user.click(button('Publish Station'));
  expect(
    await screen.findByRole('region', {
      name: 'Invalid fields found: Functional Class, Direction of Route.',
    }),
  ).toHaveFocus();
  expect(await reread(draft)).toMatchObject({ draft: true });
});

test('deletes a draft only after the question is answered', async () => {
  const draft = await addDraft();
  const { user, place } = await open(draftPath(draft));
  await user.click(button('Delete'));
  const question = screen.getByRole('alertdialog');
  expect(question).toHaveTextContent(
    'Are you sure you want to delete this draft station? This action cannot be undone.',
  );
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(await reread(draft)).toMatchObject({ draft: true });
  await user.click(button('Delete'));
  await user.click(screen.getByRole('button', { name: 'Delete draft' }));
  await waitFor(() => expect(place()).toBe('/dashboard'));
  await expect(reread(draft)).rejects.toMatchObject({ status: 404 });
});

test('updates a published station', async () => {
  const { user } = await open('/next/edit-station/AU0009');
  expect(screen.getByText(/^AU0009 Rio Grande St at 28th St\./)).toBeInTheDocument();
  expect(field(/^Station Name/)).toHaveValue('Rio Grande St at 28th St');
  await user.clear(field(/^City Area/));
  await user.type(field(/^City Area/), 'West Campus');
  await user.click(lastTab());
  await user.click(button('Update Station'));
  expect(await screen.findByText('Station AU0009 updated.')).toBeInTheDocument();
  const stored = await call('GET /next-stations/:id', { params: { id: 'AU0009' } });
  expect(stored.neighborhood).toBe('West Campus');
});

test('leads from a number on the edit screen to the draft', async () => {
  const draft = await addDraft();
  const { place } = await open(`/next/edit-station/${draft.draft_id}`);
  await waitFor(() => expect(place()).toBe(draftPath(draft)));
});

test("keeps another agency's station from being seen", async () => {
  await renderScreen(<App />, { as: 'admin', at: '/next/edit-station/HO0001' });
  expect(await screen.findByText(/Code: 404/)).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Name and Location' })).not.toBeInTheDocument();
});

test('shows an ordinary user without the preview that the server refuses', async () => {
  await renderScreen(<App />, { as: 'user', at: '/next/edit-station/AU0009' });
  expect(await screen.findAllByText(/Code: 403/)).not.toHaveLength(0);
});

describe('when someone else has saved the station meanwhile', () => {
  async function openStale() {
    const draft = await addDraft({ neighborhood: 'Downtown' });
    const view = await open(draftPath(draft));
    await call('PUT /next-draft-stations/:id', {
      params: { id: String(draft.draft_id) },
      body: {
        ...completeStation,
        station_name: 'Butler Trail west',
        neighborhood: 'Zilker',
        version: draft.version,
      },
    });
    await view.user.clear(field(/^Station Name/));
    await view.user.type(field(/^Station Name/), 'Butler Trail south');
    await view.user.click(button('Save Draft'));
    await screen.findByText('Someone else has saved this station since you opened it.');
    return { draft, ...view };
  }

  test('nothing typed is lost and nothing is overwritten', async () => {
    const { draft } = await openStale();
    expect(field(/^Station Name/)).toHaveValue('Butler Trail south');
    const versions = within(screen.getByRole('table', { name: 'Where the versions differ' }));
    expect(versions.getByRole('row', { name: /^Station Name/ })).toHaveTextContent(
      'Station NameButler Trail southButler Trail west',
    );
    expect(versions.getByRole('row', { name: /^City Area/ })).toHaveTextContent('City AreaDowntownZilker');
    expect(await reread(draft)).toMatchObject({ station_name: 'Butler Trail west' });
    await expectNoAxeViolations();
  });

  test('the newer record comes in beside what was typed, and can then be saved', async () => {
    const { draft, user, dirty } = await openStale();
    expect(document.activeElement).toHaveTextContent(/^Someone else has saved this station/);
    await user.click(button('Bring in the newer record'));
    expect(document.activeElement).toHaveTextContent(/^The newer record is in the form/);
    expect(field(/^Station Name/)).toHaveValue('Butler Trail south');
    expect(field(/^City Area/)).toHaveValue('Zilker');
    const both = within(screen.getByRole('table', { name: 'You both changed these fields; yours are kept' }));
    expect(both.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Station Name']);
    expect(dirty()).toBe(true);
    await user.click(button('Save Draft'));
    expect(await screen.findByText('Draft saved.')).toBeInTheDocument();
    expect(await reread(draft)).toMatchObject({ station_name: 'Butler Trail south', neighborhood: 'Zilker' });
  });

  test('a field that both changed can take the newer value', async () => {
    const { user } = await openStale();
    await user.click(button('Bring in the newer record'));
    await user.click(button('Use the newer version of Station Name'));
    expect(field(/^Station Name/)).toHaveValue('Butler Trail west');
    expect(screen.queryByRole('table', { name: /^You both/ })).not.toBeInTheDocument();
  });
});

test('asks about a date in the far future, and stores it after a yes', async () => {
  const { user } = await open(draftPath(await addDraft({ year_station_established: '2062-05-01' })));
  await user.click(lastTab());
  await user.click(button('Publish Station'));
  await user.click(await screen.findByRole('button', { name: 'Publish Station' }));
  await user.click(await screen.findByRole('button', { name: 'Publish without flows' }));
  const question = await screen.findByRole('alertdialog', { name: 'Please check before saving' });
  expect(question).toHaveTextContent('Date Station Established: May 1, 2062 is more than a year ahead.');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findAllByText(/is more than a year ahead\. Is that right\?/)).not.toHaveLength(0);
  await user.click(button('Publish Station'));
  await user.click(await screen.findByRole('button', { name: 'Publish without flows' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, save it' }));
  expect(await screen.findByText(/Station AU\d{4} published\./)).toBeInTheDocument();
});

describe('a draft that was published elsewhere', () => {
  const publishElsewhere = async ({ draft_id }: NextStation) =>
    (
      await call('POST /next-draft-stations/:id/publish', {
        params: { id: String(draft_id) },
        body: { station: { ...completeStation, ...(await placeOf(draft_id)) } },
      })
    ).station_id_tmg;
  const placeOf = async (draftId: number | null) => {
    const { city_id, county_code, txdot_district_code } = await call('GET /next-draft-stations/:id', {
      params: { id: String(draftId) },
    });
    return { city_id, county_code, txdot_district_code };
  };

  test.each(['Save Draft', 'Publish Station'])(
    'keeps what was typed at %s, says so and links to its station',
    async (press) => {
      const draft = await addDraft();
      const { user, dirty } = await open(draftPath(draft));
      const id = await publishElsewhere(draft);
      await user.type(field(/^City Area/), 'Downtown');
      await user.click(lastTab());
      await user.click(button(press));
      if (press === 'Publish Station') {
        await screen.findByRole('heading', { level: 1, name: 'Review Before Publishing' });
        await user.click(button(press));
        await user.click(await screen.findByRole('button', { name: 'Publish without flows' }));
      }
      const link = await screen.findByRole('link', { name: `Edit station ${id}` });
      expect(link).toHaveAttribute('href', `/next/edit-station/${id}`);
      expect(screen.getByRole('alert')).toContainElement(link);
      expect(screen.getByRole('alert')).toHaveTextContent(/published/);
      expect(dirty()).toBe(true);
      if (press === 'Publish Station') return expect(screen.getByText('Downtown')).toBeVisible();
      await user.click(screen.getByRole('tab', { name: /Name and Location/ }));
      expect(field(/^City Area/)).toHaveValue('Downtown');
      await expectNoAxeViolations();
    },
  );

  test('leads to its station when it is opened', async () => {
    const draft = await addDraft();
    const id = await publishElsewhere(draft);
    await renderScreen(<App />, { as: 'admin', at: draftPath(draft) });
    expect(await screen.findByRole('link', { name: `Edit station ${id}` })).toHaveAttribute(
      'href',
      `/next/edit-station/${id}`,
    );
  });
});

test('what was typed into a station and its flows outlives the session, beside what others stored', async () => {
  const draft = await addDraft();
  const first = await open(draftPath(draft));
  await first.user.type(field(/^City Area/), 'Downtown');
  await first.user.click(button('+ Add Flow'));
  await first.user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'North');
  await endSession();
  first.unmount();
  const { user } = await open(draftPath(draft));
  expect(field(/^City Area/)).toHaveValue('');
  restoreTyped();
  await waitFor(() => expect(field(/^City Area/)).toHaveValue('Downtown'));
  expect(await screen.findByText('Not saved yet')).toBeInTheDocument();
  await user.click(button('Save Draft'));
  await waitFor(async () =>
    expect(await reread(draft)).toMatchObject({ neighborhood: 'Downtown', flows: [{ name: 'North' }] }),
  );
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kept-work'))).toEqual([]);
});

test.each([
  ['/next/edit-station/ZZ9999', 'super', '/next/stations'],
  ['/next/edit-draft-station/987654', 'super', '/next/stations'],
  ['/edit-station/ZZ9999', 'super', '/stations'],
  ['/edit-station/ZZ9999', 'user', null],
  ['/edit-draft-station/987654', 'user', null],
] as const)('%s, which is not there, leads %s on', async (at, as, list) => {
  await renderScreen(<App />, { as, at });
  expect(await screen.findByText(/does not exist, or belongs to another agency/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
  const toList = screen.queryByRole('link', { name: 'Go to the stations' });
  expect(toList?.getAttribute('href') ?? null).toBe(list);
  expect(screen.queryByText(/If the issue persists/)).not.toBeInTheDocument();
  // there is no form whose fields could be marked
  expect(screen.queryByText(/Fields marked/)).toBeNull();
});
