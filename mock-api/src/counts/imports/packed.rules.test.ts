import { strToU8, zipSync } from 'fflate';
import { beginsAsZip, firstNameOf, goesWith, isCountFile } from './packed.rules.ts';

const ZIP = zipSync({ 'counts.csv': strToU8('a,b\n'), 'left-out.csv': strToU8('x\n') });

test.each([
  ['a zip', ZIP, 'counts.csv'],
  ['a zip of which the name is not there yet', ZIP.subarray(0, 34), undefined],
  ['a zip of which nothing but the beginning is there', ZIP.subarray(0, 3), undefined],
  ['nothing', new Uint8Array(), undefined],
  ['a text', strToU8('Date,NB\n'), null],
  ['a text that begins as a zip', strToU8('PK,1\n'), null],
])('of %s the first file is told', (_, bytes, name) => expect(firstNameOf(bytes)).toBe(name));

test('bytes within others are read where they are', () => {
  const within = new Uint8Array([1, 2, 3, ...ZIP]).subarray(3);
  expect([beginsAsZip(within), firstNameOf(within)]).toEqual([true, 'counts.csv']);
});

test.each([
  ['counts.csv', true],
  ['June/AU0001.TXT', true],
  ['[Content_Types].xml', false],
  ['counts.csv.exe', false],
])('%s can be one of counts: %s', (name, is) => expect(isCountFile(name)).toBe(is));

test.each([
  ['counts.csv', 'left-out.csv', true],
  ['counts.csv', 'stations.csv', true],
  ['counts.csv', 'other.csv', false],
  ['june.csv', 'left-out.csv', false],
  ['june.csv', 'july.csv', false],
  ['june.csv', '__MACOSX/._june.csv', true],
  ['june.csv', 'folder/', true],
])('of a zip of %s goes %s with it: %s', (first, name, goes) => expect(goesWith(first, name)).toBe(goes));
