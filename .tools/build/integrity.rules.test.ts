import { hashInside, notVouchedFor } from './integrity.rules.ts';

const bytes = (text: string) => Buffer.from(text);
const chunk = bytes('chunk');
const style = bytes('.a {}');
const runtime = bytes(`load(${hashInside(chunk)})`);
const page = bytes(`<script integrity="${hashInside(runtime)}"><link integrity="${hashInside(style)}">`);
const files = {
  'page.html': page,
  'main.js': runtime,
  '1.js': chunk,
  '1.css': style,
  'sums.csv': bytes('1'),
};

test('the page vouches for its files, and these for those that they fetch', () => {
  expect(notVouchedFor(files, 'page.html')).toEqual([]);
});

test.each<[string, Record<string, Buffer>, string[]]>([
  ['a chunk that was altered', { '1.js': bytes('other') }, ['1.js']],
  ['a style that nobody names', { '2.css': bytes('.b {}') }, ['2.css']],
  [
    'a program that was altered, and what only that vouched for',
    { 'main.js': bytes('other') },
    ['main.js', '1.js'],
  ],
])('%s is found', (_name, change, found) => {
  expect(notVouchedFor({ ...files, ...change }, 'page.html')).toEqual(found);
});
