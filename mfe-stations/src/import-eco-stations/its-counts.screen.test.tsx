import { screen, waitFor, within } from '@testing-library/react';
import { call } from 'shared-ui/api';
import { VENDOR, type EcoStation, type V1ChannelRequest } from 'shared-domain';
import { answerOnce, renderScreen, signInAs, type Persona } from 'shared-ui/testing';
import { App } from '../app.tsx';
import { newFlow, toRequest } from '../flow/flow.record.ts';
import { addDraft, completeStation, draftPath } from '../testing/add-draft.ts';
import { addV1Draft, completeV1Station, v1DraftPath } from '../testing/add-v1-draft.ts';

const open = (at: string, as: Persona = 'admin') => renderScreen(<App />, { as, at });
type User = Awaited<ReturnType<typeof open>>['user'];
const button = (name: string) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^\\d?${name}`) });

/** The new site of the vendor's with the fewest channels. */
async function newSite(): Promise<EcoStation> {
  await signInAs('admin');
  const sites = await call('GET /stations-new');
  const [site] = sites.toSorted((one, other) => one.channels.length - other.channels.length);
  if (!site) throw new Error('The vendor has no new site.');
  return site;
}

/** From the last tab of the next form over the review to the published station's number. */
async function publish(user: User, lastTab: string): Promise<string> {
  await user.click(tab(lastTab));
  await user.click(button('Publish Station'));
  await screen.findByRole('heading', { level: 2, name: 'What will be published' });
  await user.click(button('Publish Station'));
  const told = await screen.findByText(/^Station (AU\d{4}) published\./);
  return /AU\d{4}/.exec(told.textContent)?.[0] ?? '';
}

/** The import that was asked for: of the whole station, from the vendor's platform. */
async function expectAsked(stationId: string) {
  expect(
    await screen.findByText(
      /^Request for import sent\. Counts of one station up to [A-Z][a-z]{2} \d{1,2}, \d{4} are being/,
    ),
  ).toBeVisible();
  const imports = await call('GET /imports', { query: { station: stationId } });
  expect(imports).toEqual([expect.objectContaining({ source: 'eco-visio', station_id_tmg: stationId })]);
}

const nextFlow = ({ id, name }: EcoStation['channels'][number], at: number) => ({
  ...toRequest(newFlow(false)),
  id: null,
  name,
  vendor_code: VENDOR.ecoCounter,
  eco_id: id,
  count_method_code: '3',
  count_type_code: '2',
  travel_direction_code: String(at + 1),
  street_side_code: '9',
  facility_type_code: '8',
  sensor_type_code: 'I',
  direction_of_route_code: '9',
});

const olderChannels = ({ channels }: { channels: { id: string; name: string }[] }) =>
  channels.map(({ id, name }, at) => ({
    ...(completeV1Station.channels[0] as V1ChannelRequest),
    name,
    eco_id: id,
    vendor_code: VENDOR.ecoCounter,
    travel_direction_code: String(at + 1),
  }));

describe('a station of the vendor’s site', () => {
  test('published by the next form has its counts asked for', async () => {
    const site = await newSite();
    const { user, place } = await open(`/next/import-stations?site=${site.eco_id}`);
    const chosen = async (name: RegExp, value: string) =>
      user.selectOptions(screen.getByRole('combobox', { name }), value);
    const city = await screen.findByRole('combobox', { name: /^City/ });
    await waitFor(() => expect(city).not.toHaveDisplayValue(''));
    await user.type(screen.getByRole('textbox', { name: /^Street/ }), 'Trail');
    await user.click(tab('Roadway Info'));
    await chosen(/^Functional Class/, '8U');
    await chosen(/^Direction of Route/, '9');
    for (const [at, { name }] of site.channels.entries()) {
      const table = within(screen.getByRole('table', { name: 'Flows' }));
      await user.click(table.getByText(name));
      const panel = within(screen.getByRole('region', { name: `Details of ${name}` }));
      const answers: [RegExp, string][] = [
        [/^Count Method/, '3'],
        [/^Count Type/, '2'],
        [/^Travel Direction/, String(at + 1)],
        [/^Sensor Type/, 'I'],
      ];
      for (const [label, value] of answers)
        await user.selectOptions(panel.getByRole('combobox', { name: label }), value);
    }
    const stationId = await publish(user, 'Site Characteristics');
    await expectAsked(stationId);
    expect(place()).toBe(`/stations/${stationId}`);
  });

  test('kept as a draft of the next form has them asked for when that is published', async () => {
    const site = await newSite();
    const draft = await addDraft();
    const { draft_id, city_id, county_code, txdot_district_code, version } = draft;
    const flow_set = { flows: site.channels.map(nextFlow), removed: [] };
    await call('PUT /next-draft-stations/:id', {
      params: { id: String(draft_id) },
      body: { ...completeStation, city_id, county_code, txdot_district_code, version, flow_set },
    });
    const { user, place } = await open(draftPath(draft));
    await screen.findByRole('table', { name: 'Flows' });
    const stationId = await publish(user, 'Site Characteristics');
    await expectAsked(stationId);
    expect(place()).toBe(`/stations/${stationId}`);
  });

  test('kept as a draft of the v1 form has them asked for when that is published', async () => {
    const site = await newSite();
    const draft = await addV1Draft({ eco_id: site.eco_id, channels: olderChannels(site) });
    const { user } = await open(v1DraftPath(draft), 'user');
    await screen.findByRole('tab', { name: /Contact Details/ });
    await expectAsked(await publish(user, 'Contact Details'));
  });

  test('that can’t be asked for counts is published all the same, and the reason is told', async () => {
    const channels = olderChannels({ channels: [{ id: '990001', name: 'Northbound' }] });
    const { user } = await open(v1DraftPath(await addV1Draft({ channels })), 'user');
    await screen.findByRole('tab', { name: /Contact Details/ });
    answerOnce('POST /import/eco-counts', 503, { error: 'Eco-Visio does not answer.' });
    const stationId = await publish(user, 'Contact Details');
    expect(await screen.findByText('Eco-Visio does not answer.')).toBeVisible();
    expect(await call('GET /imports', { query: { station: stationId } })).toEqual([]);
  });
});

/** A station of the next form with one flow of this vendor's, its channel's ID typed by hand where it has one. */
async function fillInByHand(user: User, { vendor, ecoId }: { vendor: string; ecoId?: string }) {
  const text = (name: RegExp) => screen.getByRole('textbox', { name });
  const chosen = (name: RegExp, value: string) =>
    user.selectOptions(screen.getByRole('combobox', { name }), value);
  await user.type(await screen.findByRole('textbox', { name: /^Station Name/ }), 'Creek');
  await user.type(text(/^Street/), 'Trail');
  await user.type(text(/^Latitude/), '30.261000');
  await user.type(text(/^Longitude/), '-97.745000');
  await user.tab();
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^City/ })).toHaveDisplayValue('Austin'));
  await user.type(text(/^Date Station Established/), '05/01/2024');
  await user.click(tab('Roadway Info'));
  await chosen(/^Functional Class/, '8U');
  await chosen(/^Direction of Route/, '9');
  await user.click(button('+ Add Flow'));
  const panel = within(screen.getByRole('region', { name: 'Details of Flow 1' }));
  await user.type(panel.getByRole('textbox', { name: /^Name/ }), 'N');
  await chosen(/^Vendor/, vendor);
  if (ecoId) await user.type(text(/^Eco ID/), ecoId);
  await chosen(/^Count Method/, '3');
  await chosen(/^Count Type/, '2');
  await chosen(/^Travel Direction/, '1');
  await chosen(/^Sensor Type/, 'I');
}

describe('a station of the next form that is published at once', () => {
  test('with a channel typed by hand has its counts asked for', async () => {
    const { user } = await open('/next/import-stations');
    await fillInByHand(user, { vendor: VENDOR.ecoCounter, ecoId: '990002' });
    await expectAsked(await publish(user, 'Site Characteristics'));
  });

  test('with another vendor’s counter is not asked about', async () => {
    const { user } = await open('/next/import-stations');
    await fillInByHand(user, { vendor: VENDOR.trafx });
    const stationId = await publish(user, 'Site Characteristics');
    expect(screen.queryByText(/^Request for import sent/)).not.toBeInTheDocument();
    expect(await call('GET /imports', { query: { station: stationId } })).toEqual([]);
  });
});

test('a draft of another vendor’s counter is published without asking', async () => {
  const { user } = await open(v1DraftPath(await addV1Draft()), 'user');
  await screen.findByRole('tab', { name: /Contact Details/ });
  const stationId = await publish(user, 'Contact Details');
  await screen.findByRole('region', { name: 'Next steps' });
  expect(screen.queryByText(/^Request for import sent/)).not.toBeInTheDocument();
  expect(await call('GET /imports', { query: { station: stationId } })).toEqual([]);
});
