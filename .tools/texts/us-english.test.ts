import { british, britishIn } from './us-english.ts';

test.each([
  ['The centre of the city.', ['centre: center']],
  ['Central to it, in the center.', []],
  ['Nothing was found to mend.', ['mend: fix']],
  ['We recommend an amendment.', []],
  ['Colours, and two kilometres of it.', ['colours: color', 'kilometres: kilometer']],
  ['An analysis of 3 parameters was programmed.', []],
])('%s is found to say %j', (text, found) => expect(britishIn(text)).toEqual(found));

test('the product says everything in US English', () => {
  expect(british(process.cwd())).toEqual([]);
});
