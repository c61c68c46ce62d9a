import { framed } from './framed-lines.rules.ts';

const FRAMES = ['A,"North, east",', 'B,$1,'];

test.each([
  ['one line', '1,2025-01-01 00:00:00,60,5\n', 'A,"North, east",2025-01-01 00:00:00,60,5,,,,\r\n'],
  [
    'lines of two flows',
    '1,t,60,5\n-2,t,60,,,,,\n-1,u,60,7,,,,\n',
    'A,"North, east",t,60,5,,,,\r\nB,$1,t,60,,,,,\r\nA,"North, east",u,60,7,,,,\r\n',
  ],
  [
    'a note with what looks like the start of a line',
    '-2,t,60,5,3,Rain,"a\n1,b ""c"" \r\n2,",\n1,u,60,7\n',
    'B,$1,t,60,5,3,Rain,"a\n1,b ""c"" \r\n2,",\r\nA,"North, east",u,60,7,,,,\r\n',
  ],
  ['a note that ends the line', '-2,t,60,5,,,"1,\n",\n', 'B,$1,t,60,5,,,"1,\n",\r\n'],
])('%s', (_, lines, expected) => expect([...framed(lines, FRAMES)].join('')).toBe(expected));

test('comes some lines at a time, each of them whole', () => {
  const lines = '1,t,60,5\n-2,t,60,5,,,"two\n""lines""",\n1,u,60,7\n';
  const pieces = [...framed(lines, FRAMES, 1)];
  expect(pieces).toEqual([
    'A,"North, east",t,60,5,,,,\r\n',
    'B,$1,t,60,5,,,"two\n""lines""",\r\n',
    'A,"North, east",u,60,7,,,,\r\n',
  ]);
  expect([...framed(lines, FRAMES, 40)]).toEqual([pieces.slice(0, 2).join(''), pieces[2]]);
  expect([...framed(lines, FRAMES)]).toEqual([pieces.join('')]);
});

test('nothing is no line', () => expect([...framed('', FRAMES)]).toEqual([]));
