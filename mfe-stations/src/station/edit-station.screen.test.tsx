import { screen, waitFor, within } from '@testing-library/react';
import { call } from 'shared-ui/api';
import type { V1ChannelRequest, V1Station } from 'shared-domain';
import { choose, expectNoAxeViolations, loseOnce, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';
import { addV1Draft, completeV1Station, v1DraftPath } from '../testing/add-v1-draft.ts';

const open = async (at: string) => {
  const view = await renderScreen(<App />, { as: 'user', at });
  await screen.findByRole('tab', { name: 'Name and Location' });
  return view;
};
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^\\d?${name}`) });
const chosen = (name: RegExp) => screen.getByRole('combobox', { name });
const channel = (number: number) => within(screen.getByRole('group', { name: `Channel ${number}` }));
const readDraft = (draftId: number | null) =>
  call('GET /draft-stations/:draftId', { params: { draftId: String(draftId) } });
const readStation = async (stationId: string) =>
  (await call('GET /stations/:stationId', { params: { stationId } })).record;

describe('a draft', () => {
  test('is shown as it was saved, and saved with another channel', async () => {
    const draft = await addV1Draft();
    const { user, dirty } = await open(v1DraftPath(draft));
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Draft Station' })).toBeInTheDocument();
    expect(field(/^Latitude/)).toHaveValue('30.261000');
    expect(field(/^Date Station Established/)).toHaveValue('05/01/2024');
    await user.click(tab('Directions and Types'));
    await user.click(button('Add Channel'));
    await user.type(channel(2).getByRole('textbox', { name: /^Name/ }), 'Southbound');
    expect(dirty()).toBe(true);
    await user.click(button('Save Draft'));
    expect(await screen.findByText('Draft saved.')).toBeInTheDocument();
    await waitFor(() => expect(dirty()).toBe(false));
    const stored = await readDraft(draft.draft_id);
    expect(stored.channels.map(({ name }) => name)).toEqual(['Northbound', 'Southbound']);
    await user.click(button('Remove Channel 2'));
    await user.click(button('Save Draft'));
    await waitFor(() => expect(dirty()).toBe(false));
    expect((await readDraft(draft.draft_id)).channels).toEqual([
      expect.objectContaining({ id: stored.channels[0]?.id, name: 'Northbound' }),
    ]);
  });

  test('has the opposite direction of a channel duplicated', async () => {
    const draft = await addV1Draft();
    const { user } = await open(v1DraftPath(draft));
    await user.click(tab('Directions and Types'));
    await user.click(button('Duplicate Channel 1, opposite direction'));
    const name = channel(2).getByRole('textbox', { name: /^Name/ });
    expect(name).toHaveValue('Southbound');
    await waitFor(() => expect(name).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Duplicate Channel/ })).toBeNull();
    await user.click(button('Save Draft'));
    expect(await screen.findByText('Draft saved.')).toBeInTheDocument();
    const [first, second] = (await readDraft(draft.draft_id)).channels;
    expect([first?.name, second?.name]).toEqual(['Northbound', 'Southbound']);
    expect(second).toMatchObject({
      count_type_code: first?.count_type_code,
      sensor_type_code: first?.sensor_type_code,
      travel_direction_code: '5',
    });
  });

  test('is placed by its coordinates while county and city are open', async () => {
    await open(v1DraftPath(await addV1Draft({ county_code: null, city_id: null })));
    await waitFor(() => expect(chosen(/^City/)).toHaveDisplayValue('Austin'));
    expect(chosen(/^County/)).toHaveDisplayValue('Travis');
  });

  test('is published after the review and leads to its page, which says so', async () => {
    const { user, place } = await open(v1DraftPath(await addV1Draft()));
    await user.click(tab('Contact Details'));
    await user.click(button('Publish Station'));
    await screen.findByRole('heading', { level: 1, name: 'Review Before Publishing' });
    await user.click(button('Publish Station'));
    const told = await screen.findByText(/^Station AU\d{4} published\.$/);
    const [stationId] = /AU\d{4}/.exec(told.textContent) ?? [];
    expect(place()).toBe(`/stations/${stationId}`);
    await user.click(await screen.findByRole('link', { name: 'Edit' }));
    expect(await screen.findByRole('textbox', { name: /^Station ID/ })).toHaveValue(stationId);
    expect(screen.queryByRole('button', { name: 'Save Draft' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  test('that is incomplete is not published, and says what lacks', async () => {
    const draft = await addV1Draft({ serial_number: null, channels: [] });
    const { user } = await open(v1DraftPath(draft));
    await user.click(tab('Contact Details'));
    await user.click(button('Publish Station'));
    const summary = await screen.findByRole('region', {
      name: 'There are errors on the form. Please correct them and try submitting again.',
    });
    expect(within(summary).getByRole('button', { name: 'Serial Number' })).toBeInTheDocument();
    expect(within(summary).getByRole('button', { name: 'Channel 1: Vendor' })).toBeInTheDocument();
    expect(await readDraft(draft.draft_id)).toMatchObject({ draft: true });
  });

  test('is deleted only after the question is answered', async () => {
    const draft = await addV1Draft();
    const { user, place } = await open(v1DraftPath(draft));
    await user.click(button('Delete'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Are you sure you want to delete this draft station? This action cannot be undone.',
    );
    await user.click(button('Delete draft'));
    await waitFor(() => expect(place()).toBe('/dashboard'));
    await expect(readDraft(draft.draft_id)).rejects.toMatchObject({ status: 404 });
  });

  test('keeps what was typed when the network fails on the way to being published', async () => {
    const { user } = await open(v1DraftPath(await addV1Draft()));
    await user.type(field(/^Station Name/), ' east');
    await user.click(tab('Contact Details'));
    await user.click(button('Publish Station'));
    await screen.findByRole('heading', { level: 1, name: 'Review Before Publishing' });
    loseOnce('POST /draft-stations/publish');
    await user.click(button('Publish Station'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/network|connection/i);
    expect(screen.getByText('Waller Creek at 15th east')).toBeInTheDocument();
    await user.click(button('Publish Station'));
    expect(await screen.findByText(/^Station AU\d{4} published\.$/)).toBeInTheDocument();
  });
});

describe('a published station', () => {
  test('is updated, with what its flows are counted by fixed and no counted channel to remove', async () => {
    const { user, dirty } = await open('/edit-station/AU0004');
    expect(screen.getByText(/^AU0004 Lance Armstrong Bikeway/)).toBeInTheDocument();
    expect(field(/^Station ID/)).toHaveValue('AU0004');
    await user.click(tab('Directions and Types'));
    const row = channel(1);
    for (const name of [/^Count Type/, /^Travel Direction/, /^Street Side/]) {
      expect(row.getByRole('combobox', { name })).toBeDisabled();
    }
    expect(row.getByRole('combobox', { name: /^Sensor Type/ })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /^Remove Channel/ })).not.toBeInTheDocument();
    expect(button('Add Channel')).toBeEnabled();
    await user.clear(row.getByRole('textbox', { name: /^Name/ }));
    await user.type(row.getByRole('textbox', { name: /^Name/ }), 'Cyclists west');
    await user.click(tab('Count Information'));
    expect(chosen(/^Count Method/)).toBeDisabled();
    await expectNoAxeViolations();
    await user.click(tab('Additional Route Features'));
    await choose(/^Shade/, 'None', user);
    await user.click(tab('Contact Details'));
    await user.click(button('Update Station'));
    expect(await screen.findByText('Station AU0004 updated.')).toBeInTheDocument();
    expect(dirty()).toBe(false);
    const stored = await readStation('AU0004');
    expect(stored).toMatchObject({ shade_code: '0', channels: [{ name: 'Cyclists west' }, {}] });
    expect(stored.channels[0]?.flowid_txdot).toMatch(/^AU0004-/);
  });

  test('tells why the codes of channels with counts stay', async () => {
    const { user } = await open('/edit-station/AU0004');
    await user.click(tab('Directions and Types'));
    expect(channel(1).getByText(/^There are counts of this channel/)).toBeVisible();
    await user.click(tab('Count Information'));
    expect(chosen(/^Count Method/)).toHaveAccessibleDescription(
      'It stays as it is while channels have counts.',
    );
  });

  test('without counts has its channels corrected and removed', async () => {
    const [row] = completeV1Station.channels;
    const ways = ['1', '5', '3'].map((travel_direction_code, at) => ({
      ...(row as V1ChannelRequest),
      name: `Way ${at}`,
      travel_direction_code,
    }));
    const draft = await addV1Draft({ channels: ways });
    const station = { ...draft, draft_id: draft.draft_id ?? 0 };
    const id = (await call('POST /draft-stations/publish', { body: { station } })).station_id_tmg;
    const { user } = await open(`/edit-station/${id}`);
    await user.click(tab('Directions and Types'));
    await user.selectOptions(channel(2).getByRole('combobox', { name: /^Travel Direction/ }), '2');
    await user.click(button('Remove Channel 3'));
    await user.click(tab('Count Information'));
    expect(chosen(/^Count Method/)).toBeEnabled();
    await user.click(tab('Contact Details'));
    await user.click(button('Update Station'));
    expect(await screen.findByText(`Station ${id} updated.`)).toBeInTheDocument();
    expect((await readStation(id)).channels).toEqual([
      expect.objectContaining({ name: 'Way 0', travel_direction_code: '1' }),
      expect.objectContaining({ name: 'Way 1', travel_direction_code: '2' }),
    ]);
  });

  test('without counts loses its last channel and takes another', async () => {
    const draft = await addV1Draft({ channels: completeV1Station.channels.slice(0, 1) });
    const station = { ...draft, draft_id: draft.draft_id ?? 0 };
    const id = (await call('POST /draft-stations/publish', { body: { station } })).station_id_tmg;
    const { user } = await open(`/edit-station/${id}`);
    await user.click(tab('Directions and Types'));
    await user.click(button('Remove Channel 1'));
    expect(button('Add Channel')).toHaveFocus();
    await user.click(tab('Contact Details'));
    await user.click(button('Update Station'));
    expect(await screen.findByText(`Station ${id} updated.`)).toBeInTheDocument();
    expect((await readStation(id)).channels).toEqual([]);
  });

  test('takes another channel, which is stored as a flow under a number of its own', async () => {
    const draft = await addV1Draft();
    const station = { ...draft, draft_id: draft.draft_id ?? 0 };
    const id = (await call('POST /draft-stations/publish', { body: { station } })).station_id_tmg;
    const { user } = await open(`/edit-station/${id}`);
    await user.click(tab('Directions and Types'));
    await user.click(button('Add Channel'));
    const texts: [RegExp, string][] = [
      [/^Name/, 'On foot'],
      [/^ID/, 'T3'],
    ];
    const choices: [RegExp, string][] = [
      [/^Count Type/, 'Pedestrian'],
      [/^Travel Direction/, '3'],
      [/^Sensor Type/, 'Inductive loop'],
      [/^Vendor/, 'TRAFx'],
    ];
    for (const [name, text] of texts) await user.type(channel(2).getByRole('textbox', { name }), text);
    for (const [name, option] of choices) {
      await user.selectOptions(channel(2).getByRole('combobox', { name }), option);
    }
    await user.click(tab('Contact Details'));
    await user.click(button('Update Station'));
    expect(await screen.findByText(`Station ${id} updated.`)).toBeInTheDocument();
    const { channels } = await readStation(id);
    expect(channels.map(({ name }) => name)).toEqual(['Northbound', 'On foot']);
    expect(channels[1]).toMatchObject({
      travel_direction_code: '3',
      vendor_code: '2',
      flowid_txdot: expect.stringMatching(new RegExp(`^${id}-3-1-3-`)) as string,
      has_counts: false,
    });
  });

  test('of another agency is not seen', async () => {
    await renderScreen(<App />, { as: 'user', at: '/edit-station/HO0001' });
    expect(await screen.findByText(/Code: 404/)).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: 'Name and Location' })).not.toBeInTheDocument();
  });
});

test('a number on the edit screen leads to the draft', async () => {
  const draft = await addV1Draft();
  const { place } = await open(`/edit-station/${draft.draft_id}`);
  await waitFor(() => expect(place()).toBe(v1DraftPath(draft)));
});

describe('when someone else has saved the station meanwhile', () => {
  async function openStale() {
    const draft = await addV1Draft();
    const view = await open(v1DraftPath(draft));
    const { version, draft_id } = draft;
    const channels = draft.channels.map(({ flowid_txdot: _id, ...row }) => ({ ...row, name: 'Their name' }));
    const place = { city_id: draft.city_id, county_code: draft.county_code };
    const theirs = { ...completeV1Station, ...place, channels, station_name: 'Waller Creek west' };
    await call('PUT /draft-stations/channels/update', {
      body: { station: { ...theirs, parking_code: '1', version, draft_id: draft_id ?? 0 } },
    });
    await view.user.clear(field(/^Station Name/));
    await view.user.type(field(/^Station Name/), 'Waller Creek east');
    await view.user.click(button('Save Draft'));
    await screen.findByText('Someone else has saved this station since you opened it.');
    return { draft, ...view };
  }

  test('both versions are shown and neither is lost', async () => {
    const { draft } = await openStale();
    expect(field(/^Station Name/)).toHaveValue('Waller Creek east');
    const versions = within(screen.getByRole('table', { name: 'Where the versions differ' }));
    expect(versions.getByRole('row', { name: /^Station Name/ })).toHaveTextContent(
      'Station NameWaller Creek eastWaller Creek west',
    );
    expect(versions.getByRole('row', { name: /^Channel 1: Name/ })).toHaveTextContent(
      'Channel 1: NameNorthboundTheir name',
    );
    expect(await readDraft(draft.draft_id)).toMatchObject({ station_name: 'Waller Creek west' });
    await expectNoAxeViolations();
  });

  test('the newer record comes in beside what was typed, and can then be saved', async () => {
    const { draft, user } = await openStale();
    await user.click(button('Bring in the newer record'));
    expect(field(/^Station Name/)).toHaveValue('Waller Creek east');
    const both = within(screen.getByRole('table', { name: /^You both changed these fields/ }));
    expect(both.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Station Name']);
    await user.click(button('Save Draft'));
    expect(await screen.findByText('Draft saved.')).toBeInTheDocument();
    expect(await readDraft(draft.draft_id)).toMatchObject({
      station_name: 'Waller Creek east',
      parking_code: '1',
      channels: [{ name: 'Their name' }],
    });
  });
});

describe('a draft that was published elsewhere', () => {
  const publishElsewhere = async ({ draft_id, city_id, county_code }: V1Station) => {
    const station = { ...completeV1Station, city_id, county_code, draft_id: draft_id ?? 0 };
    return (await call('POST /draft-stations/publish', { body: { station } })).station_id_tmg;
  };

  test.each(['Save Draft', 'Publish Station'])(
    'keeps what was typed at %s, says so and links to its station',
    async (press) => {
      const draft = await addV1Draft();
      const { user, dirty } = await open(v1DraftPath(draft));
      const id = await publishElsewhere(draft);
      await user.type(field(/^Station Name/), ' east');
      await user.click(tab('Contact Details'));
      await user.click(button(press));
      if (press === 'Publish Station') {
        await screen.findByRole('heading', { level: 1, name: 'Review Before Publishing' });
        await user.click(button(press));
      }
      const link = await screen.findByRole('link', { name: `Edit station ${id}` });
      expect(link).toHaveAttribute('href', `/edit-station/${id}`);
      expect(screen.getByRole('alert')).toContainElement(link);
      expect(dirty()).toBe(true);
      if (press === 'Publish Station')
        return expect(screen.getByText('Waller Creek at 15th east')).toBeVisible();
      await user.click(tab('Name and Location'));
      expect(field(/^Station Name/)).toHaveValue('Waller Creek at 15th east');
      await expectNoAxeViolations();
    },
  );

  test('leads to its station when it is opened', async () => {
    const draft = await addV1Draft();
    const id = await publishElsewhere(draft);
    await renderScreen(<App />, { as: 'user', at: v1DraftPath(draft) });
    expect(await screen.findByRole('link', { name: `Edit station ${id}` })).toHaveAttribute(
      'href',
      `/edit-station/${id}`,
    );
  });
});
