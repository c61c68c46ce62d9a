import type { OpenedCampaign } from 'shared-domain';
import { EMPTY_CAMPAIGN, factsOf, toForm, toRequest } from './campaign.record.ts';

const PEOPLE = [
  { id: 3, name: 'Uma', agency_id: 3, agency: 'City of Austin' },
  { id: 4, name: 'Hugo', agency_id: 4, agency: 'City of Houston' },
];
const campaign = {
  name: 'February counts',
  from: '2026-02-01',
  until: '2026-02-28',
  due: '2026-03-16',
  several: true,
  filter: { agency_ids: [3, 4], search: 'Creek', stations: ['AU0001'], counted: false },
  validators: [
    { user_id: 3, agency_id: 3, station_id_tmg: null, name: 'Uma' },
    { user_id: 4, agency_id: null, station_id_tmg: 'HO0001', name: 'Hugo' },
  ],
  no_strong: true,
  uptime: 90,
} as unknown as OpenedCampaign;

test('a campaign goes through the form as it is; who validates single stations stays', () => {
  const { validators, ...facts } = toRequest(toForm(campaign), PEOPLE, campaign);
  const { validators: own, ...others } = factsOf(campaign);
  expect(facts).toEqual(others);
  expect(validators).toEqual(own);
});

test('people validate the stations of their own agency', () => {
  const { validators } = toRequest({ ...EMPTY_CAMPAIGN, people: ['4', '3'] }, PEOPLE, null);
  expect(validators).toEqual([
    { user_id: 3, agency_id: 3, station_id_tmg: null },
    { user_id: 4, agency_id: 4, station_id_tmg: null },
  ]);
});

test('agencies are no part of a campaign of one agency', () => {
  expect(toRequest({ ...EMPTY_CAMPAIGN, agencies: ['4'] }, PEOPLE, null).filter.agency_ids).toEqual([]);
});
