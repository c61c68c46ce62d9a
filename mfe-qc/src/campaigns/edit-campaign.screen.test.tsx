import { screen, waitFor } from '@testing-library/react';
import { request } from 'mock-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { drafted, factsOfFebruary, openAt, opened, stored, withoutCampaigns } from './testing/campaigns.tsx';

beforeEach(withoutCampaigns);

const open = (id: number, as?: Parameters<typeof openAt>[1]) => openAt(`/edit-campaign/${id}`, as);
const field = (name: RegExp) => screen.findByRole('textbox', { name });

test('a draft shows what is stored, and all of it may be changed', async () => {
  const { id } = await drafted();
  const { user, dirty } = await open(id);
  expect(await field(/^Name/)).toHaveValue('February counts');
  const until = await field(/^Last day of the period/);
  expect(until).toHaveValue('02/28/2026');
  expect(screen.getByRole('checkbox', { name: /^Stations of several agencies/ })).toBeDisabled();
  await expectNoAxeViolations();
  await user.clear(until);
  await user.type(until, '02/14/2026');
  await user.type(screen.getByLabelText(/^Least uptime in percent/), '80');
  expect(dirty()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'February counts', level: 1 })).toBeVisible();
  expect(await screen.findByText('The campaign February counts is saved.')).toBeVisible();
  expect(dirty()).toBe(false);
  const { filter, validators } = factsOfFebruary();
  expect(await stored(id)).toMatchObject({ until: '2026-02-14', uptime: 80, filter, validators });
});

test('of an open one name, due date and validators alone', async () => {
  const { id } = await opened();
  const { user } = await open(id);
  expect(await screen.findByText(/^Period, stations and what must hold stay as they are/)).toBeVisible();
  for (const name of [/^First day/, /^Last day/, /^Number or name/]) expect(await field(name)).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: /^Only stations with counts/ })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: /^No strong finding/ })).toBeDisabled();
  const due = await field(/^Due date/);
  await user.clear(due);
  await user.type(due, '02/27/2026');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(due).toHaveAccessibleDescription(/must not be before the last day/));
  await user.clear(due);
  await user.type(due, '03/31/2026');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'February counts', level: 1 });
  expect(await stored(id)).toMatchObject({ due: '2026-03-31', until: '2026-02-28', state: 'open' });
});

test('what somebody else has saved meanwhile comes in beside what was typed', async () => {
  const { id, revision } = await drafted();
  const { user } = await open(id);
  const name = await field(/^Name/);
  await user.clear(name);
  await user.type(name, 'Mine');
  const body = { ...factsOfFebruary({ name: 'Theirs', due: '2026-04-01' }), revision };
  await request('PUT /campaigns/:id', { params: { id: String(id) }, body }, 'admin');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Bring in the newer facts' }));
  await waitFor(async () => expect(await field(/^Due date/)).toHaveValue('04/01/2026'));
  expect(name).toHaveValue('Mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Mine', level: 1 })).toBeVisible();
  expect(await stored(id)).toMatchObject({ name: 'Mine', due: '2026-04-01' });
});

test('who validates one station stays so, whatever is saved of the rest', async () => {
  const one = { user_id: 2, agency_id: null, station_id_tmg: 'AU0001' };
  const { validators } = factsOfFebruary();
  const { id } = await drafted({ validators: [...validators, one] });
  const { user } = await open(id);
  await user.type(await field(/^Name/), ' 2026');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'February counts 2026', level: 1 });
  const after = (await stored(id)).validators;
  expect(after).toHaveLength(2);
  expect(after).toEqual(
    expect.arrayContaining([expect.objectContaining(one), expect.objectContaining(validators[0]!)]),
  );
});

test('one of another agency can’t be found', async () => {
  const { id } = await drafted();
  await open(id, 'houston');
  expect(await screen.findByRole('link', { name: 'All campaigns' })).toHaveAttribute('href', '/campaigns');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByText('February counts')).toBeNull();
});
