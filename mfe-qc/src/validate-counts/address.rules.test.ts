import { addressFromSearch, searchFromAddress } from './address.rules.ts';
import { NO_FILTERS } from './filters.rules.ts';

test.each([
  ['', NO_FILTERS, null],
  ['finding=', NO_FILTERS, null],
  ['finding=gap.1.2026-02-18T0600', NO_FILTERS, 'gap.1.2026-02-18T0600'],
  [
    'minDate=2026-02-18&finding=night.2.2026-02-18T0300',
    { ...NO_FILTERS, minDate: '2026-02-18' },
    'night.2.2026-02-18T0300',
  ],
])('the address %p carries filters and finding', (text, filters, finding) => {
  expect(addressFromSearch(new URLSearchParams(text))).toEqual({ filters, finding });
});

test.each([
  ['minDate=2026-02-18&opened=waiting', true],
  ['minDate=2026-02-18', undefined],
  ['minDate=2026-02-18&opened=yes', undefined],
  ['opened=waiting', undefined],
])('the address %p says that the screen has set the day: %s', (text, opened) => {
  const address = addressFromSearch(new URLSearchParams(text));
  expect(address.opened).toBe(opened);
  if (opened) expect(new URLSearchParams(searchFromAddress(address)).toString()).toBe(text);
});

test.each([
  ['view=12', { view: 12 }],
  ['view=0', {}],
  ['view=x', {}],
  ['columns=date%7Ecount%7Esuspect%7Enote', { columns: ['date', 'count', 'suspect', 'note'] }],
  ['view=12&columns=*', { view: 12, columns: null }],
  ['order=desc', { order: 'desc' }],
  ['view=12&columns=*&order=desc', { view: 12, columns: null, order: 'desc' }],
  ['order=asc', {}],
  ['order=count', {}],
])('the address %p says which view, columns and order the list shows', (text, part) => {
  const address = addressFromSearch(new URLSearchParams(text));
  expect(address).toEqual({ filters: NO_FILTERS, finding: null, ...part });
  if (Object.keys(part).length > 0)
    expect(new URLSearchParams(searchFromAddress(address)).toString()).toBe(text);
});

test('filters and finding stand side by side in the address, and nothing else', () => {
  const address = { filters: { ...NO_FILTERS, suspect_id: 0 }, finding: 'gap.1.2026-02-18T0600' };
  const search = searchFromAddress(address);
  expect(new URLSearchParams(search).toString()).toBe('suspect_id=0&finding=gap.1.2026-02-18T0600');
  expect(addressFromSearch(new URLSearchParams(search))).toEqual(address);
  expect(searchFromAddress({ filters: NO_FILTERS, finding: null })).toEqual({});
});
