import { NEW_LINK, toRequest } from './share-link.record.ts';

test.each([
  [' au0001 ', { station_id: 'AU0001', query: null }],
  [
    'https://counts.example/compare?s=AU0001~AU0002&from=2025-01-01&to=2025-01-31',
    { station_id: null, query: 's=AU0001~AU0002&from=2025-01-01&to=2025-01-31' },
  ],
])('%s is sent as what it is', (shows, sent) =>
  expect(toRequest({ ...NEW_LINK, name: ' Council ', shows })).toEqual({
    name: 'Council',
    days: 30,
    ...sent,
  }),
);
