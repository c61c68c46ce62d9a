import type { Deployment } from 'shared-domain';
import { newDeploymentForm, toForm, toRequest } from './deployment.record.ts';

const full: Deployment = {
  id: 7,
  name: '2024-05 Barton Springs Rd',
  station_id_tmgs: ['AU0005', 'AU0007'],
  start_date: '2024-05-06',
  end_date: '2024-05-20',
  location: 'Barton Springs Rd at Kinney Ave',
  notes: 'Tubes in both lanes.',
  agency: { id: 3, name: 'City of Austin' },
  primary_count_purpose: { code: 'B', label: 'Before and after' },
  requester: { id: 4, requester_name: 'Lena Fischer' },
  provider: { id: 9, provider_name: 'Central Texas Counting' },
  version: 2,
};
const bare: Deployment = {
  ...full,
  start_date: null,
  end_date: null,
  location: null,
  notes: null,
  primary_count_purpose: null,
  requester: null,
  provider: null,
};

test.each([
  ['a full one', full],
  ['one with the least', bare],
])('a deployment comes out of the form as it went in: %s', (_, deployment) => {
  const { name, station_id_tmgs, start_date, end_date, location, notes } = deployment;
  expect(toRequest(toForm(deployment))).toEqual({
    name,
    station_id_tmgs,
    start_date,
    end_date,
    location,
    notes,
    agency: deployment.agency.id,
    primary_count_purpose_code: deployment.primary_count_purpose?.code ?? null,
    requester_id: deployment.requester?.id ?? null,
    provider_id: deployment.provider?.id ?? null,
  });
});

test('the form starts with nothing chosen but the agency', () => {
  expect(toForm(bare)).toEqual({
    ...newDeploymentForm(3),
    name: full.name,
    station_id_tmgs: full.station_id_tmgs,
  });
});

test('spaces around texts are not sent, and nothing but spaces is nothing', () => {
  const values = { ...toForm(full), name: ' 2024-06 Loop ', location: '  ', notes: ' Checked. ' };
  expect(toRequest(values)).toMatchObject({ name: '2024-06 Loop', location: null, notes: 'Checked.' });
});
