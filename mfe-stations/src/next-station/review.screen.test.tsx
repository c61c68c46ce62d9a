import { screen, waitFor, within } from '@testing-library/react';
import { call } from 'shared-ui/api';
import type { NextStation } from 'shared-domain';
import { expectNoAxeViolations, loseOnce, renderScreen, signInAs } from 'shared-ui/testing';
import { App } from '../app.tsx';
import { addDraft, draftPath } from '../testing/add-draft.ts';
import { toForm, toRequest } from './next-station.record.ts';

const open = async (draft: NextStation, search = '') => {
  const view = await renderScreen(<App />, { as: 'admin', at: draftPath(draft) + search });
  await screen.findByRole('button', { name: 'Publish Station' });
  return view;
};
const openReview = async (draft: NextStation) => {
  const view = await renderScreen(<App />, { as: 'admin', at: draftPath(draft) });
  await view.user.click(await screen.findByRole('tab', { name: /Site Characteristics/ }));
  await view.user.click(screen.getByRole('button', { name: 'Publish Station' }));
  await screen.findByRole('heading', { level: 2, name: 'What will be published' });
  return view;
};
const answer = (label: string) => {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === label);
  return term?.nextElementSibling?.textContent;
};

test('lists every answer as a person reads it', async () => {
  await openReview(await addDraft());
  expect(screen.getByRole('heading', { level: 1, name: 'Review Before Publishing' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'What will be published' })).toHaveFocus();
  expect(answer('Station Name')).toBe('Butler Trail at Congress');
  expect(answer('County')).toBe('Travis');
  expect(answer('Functional Class')).toMatch(/Trail/);
  expect(answer('Date Station Established')).toBe('05/01/2024');
  expect(answer('City Area')).toBe('Not answered');
  expect(screen.queryByText('Posted Route Sign Number')).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('names the number that the station is going to get, as a preview', async () => {
  await signInAs('admin');
  const { city } = await call('GET /next-station-options');
  const austin = city.find(({ label }) => label === 'Austin');
  const number = `AU${String((austin?.tmg_count ?? 0) + 1).padStart(4, '0')}`;
  await openReview(await addDraft());
  expect(screen.getByText(new RegExp(`^Number to be issued: ${number}\\. This is a preview`))).toBeVisible();
});

test('names it by the prefix that the city would get where it has none yet', async () => {
  await signInAs('admin');
  const { city, county } = await call('GET /next-station-options');
  const marfa = city.find(({ label }) => label === 'Marfa');
  const presidio = county.find(({ code }) => code === String(marfa?.county_code));
  const place = {
    city_id: Number(marfa?.code),
    county_code: Number(presidio?.code),
    txdot_district_code: presidio?.txdot_district_code ?? null,
  };
  await openReview(await addDraft(place));
  expect(screen.getByText(/^Number to be issued: [A-Z]\w0001\. This is a preview/)).toBeVisible();
});

/** A place in the Gulf, which no city is near to. */
const nowhere = { city_id: null, county_code: null, latitude_avg: 26.5, longitude_avg: -94.5 };

test('says that the number is made later where no city gives one yet', async () => {
  const { user } = await open(await addDraft(nowhere), '?step=review');
  expect(
    await screen.findByText('Number to be issued: it is made when the station is published.'),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Edit City' }));
  expect(await screen.findByRole('combobox', { name: /^City/ })).toBeVisible();
});

test('leads back to each field, with what was typed still there', async () => {
  const { user, place } = await openReview(await addDraft());
  await user.click(screen.getByRole('link', { name: 'Edit City Area' }));
  const field = await screen.findByRole('textbox', { name: /^City Area/ });
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 'Downtown');
  await user.click(screen.getByRole('tab', { name: /Site Characteristics/ }));
  await user.click(screen.getByRole('button', { name: 'Publish Station' }));
  await waitFor(() => expect(answer('City Area')).toBe('Downtown'));
  await user.click(screen.getByRole('link', { name: 'Edit Transit' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Transit/ })).toHaveFocus());
  await waitFor(() => expect(place()).not.toContain('?'));
});

test('an incomplete draft shows what is missing and can not be published', async () => {
  const draft = await addDraft({ func_class_code: null, direction_of_route_code: null });
  const { user } = await open(draft, '?step=review');
  expect(
    screen.getByText('2 fields must be corrected before publishing: Functional Class, Direction of Route.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish Station' })).toBeDisabled();
  await user.click(screen.getByRole('link', { name: 'Edit Functional Class' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Functional Class/ })).toHaveFocus());
});

test('a lost connection is told on the review, and publishing can be tried again', async () => {
  const draft = await addDraft();
  const { user } = await openReview(draft);
  loseOnce('POST /next-draft-stations/:id/publish');
  await user.click(screen.getByRole('button', { name: 'Publish Station' }));
  await user.click(await screen.findByRole('button', { name: 'Publish without flows' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(answer('Station Name')).toBe('Butler Trail at Congress');
  await user.click(screen.getByRole('button', { name: 'Publish Station' }));
  await user.click(await screen.findByRole('button', { name: 'Publish without flows' }));
  expect(await screen.findByText(/^Station AU\d{4} published\.$/)).toBeInTheDocument();
});

test('a newer version is shown beside what was about to be published', async () => {
  const draft = await addDraft();
  const { user } = await openReview(draft);
  await call('PUT /next-draft-stations/:id', {
    params: { id: String(draft.draft_id) },
    body: { ...toRequest({ ...toForm(draft), station_name: 'Butler Trail west' }), version: draft.version },
  });
  await user.click(screen.getByRole('button', { name: 'Publish Station' }));
  await user.click(await screen.findByRole('button', { name: 'Publish without flows' }));
  const versions = await screen.findByRole('table', { name: 'Where the versions differ' });
  expect(within(versions).getByText('Butler Trail west')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bring in the newer record' }));
  expect(answer('Station Name')).toBe('Butler Trail west');
  await user.click(screen.getByRole('button', { name: 'Publish Station' }));
  await user.click(await screen.findByRole('button', { name: 'Publish without flows' }));
  expect(await screen.findByText(/^Station AU\d{4} published\.$/)).toBeInTheDocument();
});
