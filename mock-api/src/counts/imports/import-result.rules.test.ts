import { resultOf, type ImportSummary } from './import-result.rules.ts';

const FATES = { added: 2, replaced: 1, unchanged: 0, certified: 0, differing: 0 };
const READ: ImportSummary = { read: 3, first: 0, last: 60, warnings: [] };

test('times are told as the clock showed them, none where nothing was read', () => {
  const outcome = { fates: FATES, notes: [], superseded: 4 };
  expect(resultOf(READ, outcome)).toEqual({
    ...FATES,
    read: 3,
    superseded: 4,
    first: '1970-01-01 00:00:00',
    last: '1970-01-01 01:00:00',
    warnings: [],
  });
  expect(resultOf({ ...READ, first: null, last: null }, outcome)).toMatchObject({ first: null, last: null });
});

test('what is warned of comes before what is noted, and last which certified counts differ', () => {
  const [warning, note] = [
    { en: 'A gap', es: 'Un hueco' },
    { en: 'Left out', es: 'Omitido' },
  ];
  const { warnings } = resultOf(
    { ...READ, warnings: [warning] },
    { fates: { ...FATES, certified: 7, differing: 5 }, notes: [note], superseded: 0 },
  );
  expect(warnings).toEqual([warning, note, expect.objectContaining({ en: expect.stringContaining('5') })]);
});

test('what a file tells of the batteries is kept', () => {
  const battery = { volts: 3.1, read_at: '2026-02-20 09:30:00' };
  const outcome = { fates: FATES, notes: [], superseded: 0 };
  expect(resultOf({ ...READ, battery }, outcome).battery).toEqual(battery);
  expect(resultOf(READ, outcome)).not.toHaveProperty('battery');
});
