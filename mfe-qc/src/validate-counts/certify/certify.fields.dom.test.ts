import { faultsOf, schemaOf } from 'shared-ui/form';
import { REASON_MAX } from 'shared-domain';
import { nothingAsked, overrideFields, reopenFields } from './certify.fields.ts';

const DAYS = { minDate: '2026-01-01', maxDate: '2026-01-31', reason: 'Double counted' };

test.each<[string, Partial<Record<keyof typeof DAYS, string | null>>, Record<string, string>]>([
  ['days and a reason', {}, {}],
  ['a single day', { maxDate: '2026-01-01' }, {}],
  ['no first day', { minDate: null }, { minDate: 'datesMissing' }],
  ['no last day', { maxDate: null }, { maxDate: 'datesMissing' }],
  ['days the wrong way round', { minDate: '2026-02-01' }, { maxDate: 'datesMissing' }],
  ['no reason', { reason: '' }, { reason: 'reasonMissing' }],
  ['a reason of spaces', { reason: '  ' }, { reason: 'reasonMissing' }],
  [
    'nothing at all',
    { minDate: null, maxDate: null, reason: '' },
    { minDate: 'datesMissing', maxDate: 'datesMissing', reason: 'reasonMissing' },
  ],
])('reopening with %s', (_, part, faults) => {
  expect(faultsOf(schemaOf(reopenFields), { ...DAYS, ...part })).toEqual(faults);
});

test('a day that can’t be read is not reopened', () => {
  expect(Object.keys(faultsOf(schemaOf(reopenFields), { ...DAYS, minDate: 'last May' }))).toEqual([
    'minDate',
  ]);
});

test.each([
  ['overrideFields', overrideFields.reason],
  ['reopenFields', reopenFields.reason],
])('the reason of %s takes no more than the API does', (_, field) => {
  expect(field).toMatchObject({ maxLength: REASON_MAX, required: 'reasonMissing' });
});

test('without strong findings no reason is asked for', () => {
  expect(faultsOf(schemaOf(nothingAsked), { reason: '' })).toEqual({});
  expect(faultsOf(schemaOf(overrideFields), { reason: '' })).toEqual({ reason: 'reasonMissing' });
});
