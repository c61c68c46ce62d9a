import { minutesOfText } from 'shared-domain';
import { sha256 } from '../../counts/publications/canonical.rules.ts';
import { monthSnapshot, type CountedMonth, type MonthFacts } from './month-snapshot.rules.ts';

const BIKES = 'AU0001-1-1-1-1';
const PEOPLE = 'AU0001-2-1-1-1';
/** Marks: two that keep a count out, and one that does not. */
const [BROKEN, VANDALISM, EVENT] = [7, 8, 2];
const inBoth = (en: string) => ({ en, es: `${en} (es)` });
const FACTS: MonthFacts = {
  timeZone: 'America/Chicago',
  daily: false,
  reasons: new Map([
    [BROKEN, inBoth('Broken')],
    [VANDALISM, inBoth('Vandalism')],
  ]),
};
const DAILY = { ...FACTS, daily: true };

type Counts = CountedMonth['counts'];
const countAt = (text: string, count: number | null, more: Partial<Counts[number]> = {}) => ({
  minutes: minutesOfText(text) ?? NaN,
  interval: 60,
  count,
  suspect: 0,
  certification: 1,
  ...more,
});
const flow = (counts: Counts, name = BIKES): CountedMonth => ({ flow: name, counts });
const taken = (flows: readonly CountedMonth[], facts = FACTS) => {
  const snapshot = monthSnapshot(flows, facts);
  if (!snapshot) throw new Error('Nothing goes out');
  return snapshot;
};
/** A count of so much in each hour of a day but these. */
const dayOf = (day: string, count: number, without: readonly number[] = []) =>
  Array.from({ length: 24 }, (_, hour) => hour)
    .filter((hour) => !without.includes(hour))
    .map((hour) => countAt(`${day} ${String(hour).padStart(2, '0')}:00`, count));

test.each<[string, CountedMonth[]]>([
  ['flows', []],
  ['counts', [flow([]), flow([], PEOPLE)]],
])('nothing goes out without %s', (_, flows) => expect(monthSnapshot(flows, FACTS)).toBeNull());

test('a month as it goes out, with its hash', () => {
  const bikes = flow([
    countAt('2025-01-03 08:00', 10, { certification: 10 }),
    countAt('2025-01-03 09:00', 900, { certification: 2, suspect: BROKEN }),
    countAt('2025-01-03 10:00', null, { certification: 2 }),
    countAt('2025-01-03 11:00', 30, { certification: 10, suspect: EVENT }),
  ]);
  const people = flow([countAt('2025-01-04 08:15', 4, { interval: 15 })], PEOPLE);
  const bikeLines = [
    '2025-01-03T08:00:00,-360,60,10,certified\n',
    '2025-01-03T09:00:00,-360,60,,excluded\n',
    '2025-01-03T10:00:00,-360,60,,certified\n',
    '2025-01-03T11:00:00,-360,60,30,certified\n',
  ].join('');
  const peopleLines = '2025-01-04T08:15:00,-360,15,4,certified\n';
  const out = '2025-01-03 09:00:00 2025-01-03 10:00:00';
  const hash = sha256(
    `open-data/1\n${BIKES}\n${bikeLines}\n${PEOPLE}\n${peopleLines}\n${BIKES} ${out} ${BROKEN}`,
  );
  const snapshot = taken([people, flow([], 'AU0001-3-1-1-1'), bikes]);
  expect(snapshot).toMatchObject({
    hash,
    source: hash,
    counts: 5,
    certifications: [1, 2, 10],
    lines: [
      { flow: BIKES, lines: bikeLines },
      { flow: PEOPLE, lines: peopleLines },
    ],
  });
  expect(snapshot.excluded).toEqual([
    {
      flow: BIKES,
      from: '2025-01-03 09:00:00',
      until: '2025-01-03 10:00:00',
      reason: inBoth('Broken'),
      counts: 1,
    },
  ]);
  // 10 + 30: what is excluded is as good as missing
  expect(snapshot.flows.map(({ flow: name, days }) => [name, days])).toEqual([
    [BIKES, [{ date: '2025-01-03', total: 40, whole: false }]],
    [PEOPLE, [{ date: '2025-01-04', total: 4, whole: false }]],
  ]);
  expect(snapshot.flows[0]?.hours?.weekday.slice(8, 12)).toEqual([10, null, null, 30]);
});

test.each<[string, number[], [from: string, until: string, reason: string, counts: number][]]>([
  ['none', [0, EVENT, 0, 0], []],
  ['three in a row', [0, BROKEN, BROKEN, BROKEN], [['01:00', '04:00', 'Broken', 3]]],
  [
    'two with a used one between',
    [BROKEN, 0, BROKEN, 0],
    [
      ['00:00', '01:00', 'Broken', 1],
      ['02:00', '03:00', 'Broken', 1],
    ],
  ],
  [
    'two reasons in a row',
    [BROKEN, BROKEN, VANDALISM, 0],
    [
      ['00:00', '02:00', 'Broken', 2],
      ['02:00', '03:00', 'Vandalism', 1],
    ],
  ],
])('stretches that are left out: %s', (_, marks, stretches) => {
  const counts = marks.map((suspect, hour) => countAt(`2025-01-03 0${hour}:00`, 5, { suspect }));
  expect(taken([flow(counts)]).excluded).toEqual(
    stretches.map(([from, until, reason, left]) => ({
      flow: BIKES,
      from: `2025-01-03 ${from}:00`,
      until: `2025-01-03 ${until}:00`,
      reason: inBoth(reason),
      counts: left,
    })),
  );
});

test('stretches of two flows stay apart', () => {
  const counts = [countAt('2025-01-03 08:00', 5, { suspect: BROKEN })];
  expect(taken([flow(counts), flow(counts, PEOPLE)]).excluded.map((one) => [one.flow, one.counts])).toEqual([
    [BIKES, 1],
    [PEOPLE, 1],
  ]);
});

const FIRST = countAt('2025-01-03 08:00', 10);
const OUT = countAt('2025-01-03 09:00', 20, { suspect: BROKEN });
const PERSON = flow([countAt('2025-01-03 08:00', 4)], PEOPLE);
const reworded = {
  ...FACTS,
  reasons: new Map([...FACTS.reasons, [BROKEN, inBoth('Out of order')] as const]),
};

test.each<[boolean, string, CountedMonth[], MonthFacts?]>([
  [true, 'it is certified anew', [flow([{ ...FIRST, certification: 9 }, OUT]), PERSON]],
  [true, 'a count gets a mark that keeps none out', [flow([{ ...FIRST, suspect: EVENT }, OUT]), PERSON]],
  [true, 'the value of a count that is out is another', [flow([FIRST, { ...OUT, count: 21 }]), PERSON]],
  [true, 'a mark is worded better', [flow([FIRST, OUT]), PERSON], reworded],
  [true, 'flows come in another order', [PERSON, flow([FIRST, OUT])]],
  [true, 'a flow without counts comes in', [flow([FIRST, OUT]), PERSON, flow([], 'AU0001-3-1-1-1')]],
  [false, 'a value is another', [flow([{ ...FIRST, count: 11 }, OUT]), PERSON]],
  [false, 'a value is gone', [flow([{ ...FIRST, count: null }, OUT]), PERSON]],
  [false, 'nobody came in place of no value', [flow([{ ...FIRST, count: 0 }, OUT]), PERSON]],
  [false, 'a time is another', [flow([countAt('2025-01-03 07:00', 10), OUT]), PERSON]],
  [false, 'an interval is another', [flow([{ ...FIRST, interval: 15 }, OUT]), PERSON]],
  [false, 'a count is let in', [flow([FIRST, { ...OUT, suspect: 0 }]), PERSON]],
  [false, 'a count is kept out', [flow([{ ...FIRST, suspect: BROKEN }, OUT]), PERSON]],
  [false, 'the reason that keeps it out is another', [flow([FIRST, { ...OUT, suspect: VANDALISM }]), PERSON]],
  [false, 'a flow is gone', [flow([FIRST, OUT])]],
  [false, 'counts are of the other flow', [flow([FIRST, OUT], PEOPLE), flow(PERSON.counts)]],
])('the hash stays: %p, where %s', (stays, _, flows, facts = FACTS) => {
  const before = taken([flow([FIRST, OUT]), PERSON]);
  const after = taken(flows, facts);
  expect([after.hash === before.hash, after.source === before.source]).toEqual([stays, stays]);
});

describe('days alone', () => {
  // 8 March has 24 hours of 2, 9 March 23 of 1 (clocks go forward), 10 March 23 of 24
  const days = [
    ...dayOf('2025-03-08', 2),
    ...dayOf('2025-03-09', 1, [2]),
    ...dayOf('2025-03-10', 1, [17]),
    countAt('2025-03-11 08:00', 5, { suspect: VANDALISM }),
  ];
  const changed = (hour: string, count: number) => {
    const { minutes } = countAt(hour, null);
    return (one: Counts[number]) => (one.minutes === minutes ? { ...one, count } : one);
  };

  test('whole days go out, by the clock at their beginning, and no hours', () => {
    const snapshot = taken([flow(days)], DAILY);
    expect(snapshot.lines).toEqual([
      {
        flow: BIKES,
        lines: '2025-03-08T00:00:00,-360,1440,48,certified\n2025-03-09T00:00:00,-360,1440,23,certified\n',
      },
    ]);
    expect(snapshot.counts).toBe(2);
    expect(snapshot.flows).toEqual([
      {
        flow: BIKES,
        days: [
          { date: '2025-03-08', total: 48, whole: true },
          { date: '2025-03-09', total: 23, whole: true },
          { date: '2025-03-10', total: 23, whole: false },
        ],
        hours: null,
      },
    ]);
    expect(snapshot.excluded).toMatchObject([{ from: '2025-03-11 08:00:00', reason: inBoth('Vandalism') }]);
  });

  test('the summer’s clock holds from the day after', () =>
    expect(taken([flow(dayOf('2025-03-10', 1))], DAILY).lines[0]?.lines).toBe(
      '2025-03-10T00:00:00,-300,1440,24,certified\n',
    ));

  test('choosing them makes another hash, of the same counts', () => {
    const [hourly, daily] = [taken([flow(days)]), taken([flow(days)], DAILY)];
    expect(daily.hash).not.toBe(hourly.hash);
    expect(daily.source).toBe(hourly.source);
  });

  test.each<[boolean, string, Counts]>([
    [
      true,
      'an hour’s count was another’s',
      days.map(changed('2025-03-08 08:00', 3)).map(changed('2025-03-08 09:00', 1)),
    ],
    [true, 'a count of a part of a day is another', days.map(changed('2025-03-10 08:00', 9))],
    [false, 'the total of a whole day is another', days.map(changed('2025-03-08 08:00', 3))],
    [
      false,
      'a day becomes whole',
      [...dayOf('2025-03-08', 2), ...dayOf('2025-03-09', 1, [2]), ...dayOf('2025-03-10', 1)],
    ],
  ])('the hash stays: %p, where %s; the source never does', (stays, _, counts) => {
    const [before, after] = [taken([flow(days)], DAILY), taken([flow(counts)], DAILY)];
    expect(after.hash === before.hash).toBe(stays);
    expect(after.source).not.toBe(before.source);
  });
});
