import { NO_CONTROL, NO_CONTROL_BUT_LINES } from './patterns.ts';
import { withoutStrange, withoutStrangeButLines, withStrangeSeen } from './strange-signs.rules.ts';

const ALL = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code));

test.each([
  ['of one line', withoutStrange, NO_CONTROL],
  ['of notes', withoutStrangeButLines, NO_CONTROL_BUT_LINES],
])(
  'what is left of a text %s could have been typed, and of what could be typed all is left',
  (_, rest, may) => {
    expect(ALL.filter((sign) => (rest(sign) === sign) !== may.test(sign))).toEqual([]);
    expect(ALL.filter((sign) => !may.test(rest(sign)))).toEqual([]);
  },
);

test.each([
  ['a\u202egnp.exe', 'agnp.exe', 'agnp.exe', 'a\ufffdgnp.exe'],
  ['two\nlines', 'twolines', 'two\nlines', 'two\nlines'],
  [
    '👩\u200d🔧 zero\u200bwidth',
    '👩\u200d🔧 zerowidth',
    '👩\u200d🔧 zero\u200bwidth',
    '👩\u200d🔧 zero\ufffdwidth',
  ],
  ['bell\u0007', 'bell', 'bell', 'bell\ufffd'],
])('%j is kept as %j, as notes %j, and quoted as %j', (text, line, notes, seen) =>
  expect([withoutStrange(text), withoutStrangeButLines(text), withStrangeSeen(text)]).toEqual([
    line,
    notes,
    seen,
  ]),
);
