import {
  agencyOfFolder,
  awayName,
  hasSettled,
  isWholeName,
  keptLook,
  ofTakingName,
  rowOfAway,
  takingName,
} from './drop-names.rules.ts';

test.each([
  ['march.csv', true],
  ['MARCH.TXT', true],
  ['.march.csv.swp', false],
  ['march.csv.part', false],
  ['march.csv.PART', false],
  ['march.tmp', false],
  ['march.csv.filepart', false],
  ['march.csv.crdownload', false],
  ['part.csv', true],
])('%s is a whole name: %s', (name, whole) => {
  expect(isWholeName(name)).toBe(whole);
});

const look = { size: 10, changed: 5, at: 1000 };

test.each([
  ['seen for the first time', undefined, look, false],
  ['the same 30 seconds later', look, { ...look, at: 31_000 }, true],
  ['the same a little sooner', look, { ...look, at: 30_999 }, false],
  ['grown meanwhile', look, { ...look, size: 11, at: 61_000 }, false],
  ['as long, but written to', look, { ...look, changed: 6, at: 61_000 }, false],
])('a file that is %s', (_, before, now, settled) => {
  expect(hasSettled(before, now)).toBe(settled);
});

test('a file that grows is waited for from its last change on', () => {
  const grown = { size: 11, changed: 6, at: 20_000 };
  expect(keptLook(look, grown)).toBe(grown);
  const same = { ...grown, at: 40_000 };
  expect(keptLook(grown, same)).toBe(grown);
  expect(hasSettled(grown, { ...grown, at: 50_000 })).toBe(true);
});

test.each([
  ['3', 3],
  ['3-city-of-austin', 3],
  ['taking', null],
  ['03', null],
  ['3.csv', null],
  ['-3', null],
  ['3-..', null],
])('the folder %s is of agency %s', (name, agency) => {
  expect(agencyOfFolder(name)).toBe(agency);
});

test('what is being taken up tells whose it is, and what was put away which row it is of', () => {
  const id = '3f2b8f64-54f1-4a0c-9d0e-0b1a2c3d4e5f';
  expect(ofTakingName(takingName('3-austin', id))).toEqual({ folder: '3-austin', id });
  expect(ofTakingName(`austin.${id}`)).toBeNull();
  expect(ofTakingName('3.march.csv')).toBeNull();
  expect(rowOfAway(awayName(12, 'march.csv'))).toBe(12);
  expect(rowOfAway('march.csv')).toBeNull();
});
