import { addressFromSearch } from '../validate-counts/address.rules.ts';
import { reviewAddress } from './review-address.rules.ts';

test('the address of a review has the days of the campaign as its filters', () => {
  const address = reviewAddress('/validate-counts/AU0001', { from: '2026-02-01', until: '2026-02-28' });
  const [path, search] = address.split('?');
  expect(path).toBe('/validate-counts/AU0001');
  expect(addressFromSearch(new URLSearchParams(search)).filters).toMatchObject({
    minDate: '2026-02-01',
    maxDate: '2026-02-28',
  });
});
