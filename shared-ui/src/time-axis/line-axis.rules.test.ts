import { axisEnd, binAxis, nthNames, nthTicks } from './line-axis.rules.ts';

test.each([
  [[[null, 3, 7]], 8],
  [[[1], [200]], 200],
  [[[201]], 300],
  [[[501, null]], 600],
  [[[0, 0]], 1],
  [[[]], 1],
  [[[0.45]], 0.5],
])('the axis of %j ends at %d', (lines, end) => expect(axisEnd(lines)).toBeCloseTo(end, 9));

test.each([
  [7, 860, 5, [0, 1, 2, 3, 4, 5, 6]],
  [28, 860, 6, [0, 7, 14, 21]],
  [28, 300, 6, [0, 7, 14, 21]],
  [28, 110, 6, [0, 14]],
  [3, 20, 12, [0]],
])(
  'of %i points over %i pixels those are named whose names of %i letters have room',
  (count, width, letters, ticks) => {
    expect(nthTicks(count, width, letters)).toEqual(ticks);
  },
);

test('bins stand where their middle is, whatever their length', () => {
  const { span, shareOf } = binAxis(
    { starts: ['2025-01-01', '2025-02-01'], length: 60 },
    { bin: 'month', from: '2025-01-01' },
  );
  expect((span.to - span.from) / 86_400_000).toBe(59);
  expect([shareOf(0), shareOf(1)]).toEqual([15.5 / 59, (31 + 14) / 59]);
});

const hoursOfDays = (count: number) =>
  Array.from({ length: count * 24 }, (_, at) => {
    const day = String(Math.floor(at / 24) + 3).padStart(2, '0');
    return `2025-03-${day} ${String(at % 24).padStart(2, '0')}:00`;
  });
test.each([
  [
    'day',
    ['2025-03-03', '2025-03-04'],
    'en',
    [
      { at: 0, name: 'Day 1' },
      { at: 1, name: 'Day 2' },
    ],
  ],
  [
    'week',
    ['2025-03-03', '2025-03-10'],
    'es',
    [
      { at: 0, name: 'Semana 1' },
      { at: 1, name: 'Semana 2' },
    ],
  ],
  [
    'hour',
    hoursOfDays(2),
    'en',
    [
      { at: 0, name: 'Day 1' },
      { at: 24, name: 'Day 2' },
    ],
  ],
] as const)('points of several periods by %s are called by their number', (bin, starts, language, names) => {
  expect(nthNames({ starts: [...starts], length: 60 }, { bin, width: 300, language })).toEqual(names);
});
