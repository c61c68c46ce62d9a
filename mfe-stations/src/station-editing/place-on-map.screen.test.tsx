import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Persona } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { languageStore } from 'shared-ui/i18n';
import {
  choose,
  endSession,
  expectNoAxeViolations,
  renderScreen,
  restoreTyped,
  server,
} from 'shared-ui/testing';
import { App } from '../app.tsx';
import { addDraft, draftPath } from '../testing/add-draft.ts';

type Form = [name: string, at: string, as: Persona];
const NEWER: Form = ['the newer form', '/next/import-stations', 'admin'];
const FORMS: Form[] = [['the older form', '/import-stations', 'user'], NEWER];

const open = async ([, at, as]: Form = NEWER) => {
  const view = await renderScreen(<App />, { as, at });
  await map();
  return view;
};
const map = () => screen.findByRole('region', { name: 'Set the place on the map' });
const marker = () => screen.findByRole('button', { name: /^Marker of the station/ });
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const texts = () => [field(/^Latitude/).value, field(/^Longitude/).value];
const degrees = () => texts().map(Number) as [latitude: number, longitude: number];
const chosen = (name: RegExp) => screen.getByRole('combobox', { name });

/** Presses the ground so many pixels from its middle: nothing is laid out here, so it starts at 0. */
async function pressMap(user: UserEvent, clientX = 0, clientY = 0) {
  const surface = (await map()).querySelector('.cx-map-surface');
  if (!surface) throw new Error('no surface');
  await user.pointer([
    { keys: '[MouseLeft>]', target: surface, coords: { clientX, clientY } },
    { keys: '[/MouseLeft]', target: surface, coords: { clientX, clientY } },
  ]);
}
async function type(user: UserEvent, latitude: string, longitude: string) {
  await user.clear(field(/^Latitude/));
  await user.clear(field(/^Longitude/));
  await user.type(field(/^Latitude/), latitude);
  await user.type(field(/^Longitude/), longitude);
  await user.tab();
}
const AUSTIN = ['30.261000', '-97.745000'] as const;

afterEach(() => languageStore.getState().setLanguage('en'));

describe.each(FORMS)('in %s', (...form) => {
  test('a press sets the place with six decimals, and county and city follow', async () => {
    const { user, dirty } = await open(form);
    expect(await map()).toHaveTextContent('No place set yet');
    await pressMap(user);
    await waitFor(() => expect(texts().join(' ')).toMatch(/^\d+\.\d{6} -\d+\.\d{6}$/));
    // it opened on the agency's own stations
    await waitFor(() => expect(chosen(/^City/)).toHaveDisplayValue('Austin'));
    // both forms say the district, which the older one doesn't ask for
    expect(screen.getByLabelText(/^TxDOT District/)).toHaveDisplayValue('Austin');
    expect(dirty()).toBe(true);
    expect(await marker()).toHaveFocus();
    expect(await marker()).toHaveAccessibleName(`Marker of the station at ${texts().join(', ')}`);
  });

  test('what is typed moves the marker', async () => {
    const { user } = await open(form);
    await type(user, ...AUSTIN);
    expect(await marker()).toHaveAccessibleName('Marker of the station at 30.261000, -97.745000');
    await type(user, '31.761900', '-106.485000');
    expect(await marker()).toHaveAccessibleName('Marker of the station at 31.761900, -106.485000');
    expect(within(await map()).getByText('31.761900, -106.485000')).toBeVisible();
  });

  test('a county at odds with the place is named, and can be taken from it', async () => {
    const { user } = await open(form);
    await type(user, ...AUSTIN);
    await waitFor(() => expect(chosen(/^City/)).toHaveDisplayValue('Austin'));
    if (form[0] === NEWER[0]) await choose(/^TxDOT District/, 'Houston', user);
    await choose(/^County/, 'Harris', user);
    expect(screen.getByLabelText(/^TxDOT District/)).toHaveDisplayValue('Houston');
    expect(
      await screen.findByText('The coordinates lie in Travis County, not in Harris County.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use Travis County' }));
    await waitFor(() => expect(chosen(/^City/)).toHaveDisplayValue('Austin'));
    expect(screen.queryByText(/not in Harris County/)).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^County/));
  });

  test('a city that is not near the place is named, and the one found can be taken', async () => {
    const { user } = await open(form);
    await type(user, ...AUSTIN);
    await waitFor(() => expect(chosen(/^City/)).toHaveDisplayValue('Austin'));
    await choose(/^City/, 'Rollingwood', user);
    expect(screen.queryByText(/^The coordinates are in or near/)).not.toBeInTheDocument();
    await choose(/^City/, 'Jonestown', user);
    expect(
      await screen.findByText('The coordinates are in or near Austin, and not near Jonestown.'),
    ).toBeVisible();
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Use Austin as the city' }));
    expect(chosen(/^City/)).toHaveDisplayValue('Austin');
    expect(screen.queryByText(/not near Jonestown/)).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^City/));
  });
});

test('buttons move the map and leave the place as it is, and a press then sets another', async () => {
  const { user } = await open();
  await type(user, ...AUSTIN);
  await user.click(screen.getByRole('button', { name: 'Zoom to the place' }));
  const before = (await marker()).style.top;
  await user.click(screen.getByRole('button', { name: 'Move the map down' }));
  expect((await marker()).style.top).not.toBe(before);
  expect(texts()).toEqual(AUSTIN);
  await pressMap(user);
  await waitFor(() => expect(degrees()[0]).toBeLessThan(Number(AUSTIN[0])));
});

test('arrow keys move the marker in its direction, with Shift less far, and Escape puts it back', async () => {
  const { user } = await open();
  await type(user, ...AUSTIN);
  (await marker()).focus();
  await user.keyboard('{ArrowUp}{ArrowRight}');
  const [latitude, longitude] = degrees();
  expect(latitude).toBeGreaterThan(30.261);
  expect(longitude).toBeGreaterThan(-97.745);
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const fine = degrees()[1] - longitude;
  expect(fine).toBeGreaterThan(0);
  expect(fine).toBeLessThan((longitude + 97.745) / 5);
  await user.keyboard('{Escape}');
  expect(texts()).toEqual([...AUSTIN]);
  expect(await marker()).toHaveFocus();
});

test('the nearer one looks, the smaller are the steps', async () => {
  const { user } = await open();
  await type(user, ...AUSTIN);
  (await marker()).focus();
  await user.keyboard('{ArrowRight}');
  const far = degrees()[1] + 97.745;
  await user.keyboard('{Escape}+++{ArrowRight}');
  expect(degrees()[1] + 97.745).toBeLessThan(far / 2);
  expect(await marker()).toHaveFocus();
});

test('Escape takes a first place back, and the focus is not lost with its marker', async () => {
  const { user } = await open();
  await pressMap(user, 40, 30);
  await waitFor(async () => expect(await marker()).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(texts()).toEqual(['', '']);
  expect(screen.queryByRole('button', { name: /^Marker of the station/ })).not.toBeInTheDocument();
  expect((await map()).contains(document.activeElement)).toBe(true);
});

test('dragging moves the marker, the fields follow when it is let go; Escape gives a drag up', async () => {
  const { user } = await open();
  await type(user, ...AUSTIN);
  const taken = await marker();
  const drag = [
    { keys: '[MouseLeft>]', target: taken, coords: { clientX: 5, clientY: 5 } },
    { target: taken, coords: { clientX: 65, clientY: -25 } },
  ];
  await user.pointer(drag);
  expect(texts()).toEqual([...AUSTIN]);
  expect(await map()).not.toHaveTextContent(AUSTIN.join(', '));
  await user.keyboard('{Escape}');
  await user.pointer([{ keys: '[/MouseLeft]', target: taken }]);
  expect(texts()).toEqual([...AUSTIN]);
  expect(await map()).toHaveTextContent(AUSTIN.join(', '));

  await user.pointer([...drag, { keys: '[/MouseLeft]', target: taken }]);
  const [latitude, longitude] = degrees();
  expect(latitude).toBeGreaterThan(30.261);
  expect(longitude).toBeGreaterThan(-97.745);
  expect(await marker()).toHaveFocus();
});

test('a place outside Texas is said in words, and no county is held against it', async () => {
  const { user } = await open();
  await type(user, ...AUSTIN);
  await waitFor(() => expect(chosen(/^City/)).toHaveDisplayValue('Austin'));
  await type(user, '35.467600', '-97.516400');
  expect(await screen.findByText(/outside Texas/)).toBeVisible();
  expect(screen.queryByText(/not in Travis County/)).not.toBeInTheDocument();
});

test('names the other stations that it shows, and not the one in the form', async () => {
  await renderScreen(<App />, { as: 'admin', at: '/next/edit-station/AU0001' });
  const text = (await map()).textContent;
  expect(text).toMatch(/Your other stations? in view: \w/);
  expect(text).not.toContain('Shoal Creek Trail at 24th St');
  await expectNoAxeViolations();
});

test('stands without its neighbours where they can not be had', async () => {
  server.use(http.get('*/api/stations/summary', () => HttpResponse.json({ error: 'Out.' }, { status: 500 })));
  const { user } = await open();
  await type(user, ...AUSTIN);
  expect(await marker()).toBeVisible();
  expect(await map()).toHaveTextContent('None of your other stations is in view.');
});

test('a draft keeps the place that was set on its map', async () => {
  const draft = await addDraft();
  const { user, dirty } = await renderScreen(<App />, { as: 'admin', at: draftPath(draft) });
  await map();
  (await marker()).focus();
  await user.keyboard('{ArrowLeft}');
  const [latitude, longitude] = degrees();
  // until the place is looked up nothing can be saved
  expect(await screen.findByText('Looking up the county and city…')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save Draft' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(dirty()).toBe(false));
  const stored = await call('GET /next-draft-stations/:id', { params: { id: String(draft.draft_id) } });
  expect([stored.latitude_avg, stored.longitude_avg]).toEqual([latitude, longitude]);
});

test('what was set on the map outlives the session', async () => {
  const draft = await addDraft();
  const first = await renderScreen(<App />, { as: 'admin', at: draftPath(draft) });
  await map();
  (await marker()).focus();
  await first.user.keyboard('{ArrowLeft}{ArrowUp}');
  const set = texts();
  expect(set).not.toEqual([...AUSTIN]);
  await endSession();
  first.unmount();
  await renderScreen(<App />, { as: 'admin', at: draftPath(draft) });
  expect(await marker()).toHaveAccessibleName(`Marker of the station at ${AUSTIN.join(', ')}`);
  restoreTyped();
  await waitFor(() => expect(texts()).toEqual(set));
  expect(await marker()).toHaveAccessibleName(`Marker of the station at ${set.join(', ')}`);
});

test('speaks Spanish', async () => {
  await open();
  languageStore.getState().setLanguage('es');
  const spanish = await screen.findByRole('region', { name: 'Fijar el lugar en el mapa' });
  expect(spanish).toHaveTextContent('Lugar aún sin fijar');
});
