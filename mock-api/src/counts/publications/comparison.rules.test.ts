import { canonicalJson, type Plain } from './canonical.rules.ts';
import { compared, type Compared } from './comparison.rules.ts';

const NORTH = 'AU0012-2-2-1-1';
const SOUTH = 'AU0012-2-2-5-1';
const NAMES = new Map([[NORTH, 'Northbound']]);
const day = (date: string, sha256: string) => ({ date, counts: 24, sha256 });

const RECORD = {
  mode: 'bicycle',
  method: 'aashto',
  year: 2011,
  value: '300.0000',
  grade: 'A',
  interval: { typical: null, measured: null },
  taken: 'singles',
  code: '1.0.0',
  note: null,
  flows: [
    { flow: NORTH, value: '100.0000' },
    { flow: SOUTH, value: '200.0000' },
  ],
  excluded: [],
  certifications: [{ flow: NORTH, by: 'user:2' }],
  factors: [],
  filled: [],
} satisfies Record<string, Plain>;
const DAYS = { [NORTH]: [day('2011-06-01', 'a'), day('2011-06-02', 'b')], [SOUTH]: [] };
const of = (facts: Record<string, Plain> = {}, days: Compared['days'] = DAYS): Compared => ({
  record: canonicalJson({ ...RECORD, ...facts }),
  days,
});

test('the same record is unchanged', () =>
  expect(compared(of(), of(), NAMES)).toEqual({ unchanged: true, parts: [], flows: [] }));

test.each<[string, Record<string, Plain>]>([
  ['value', { value: '300.0001' }],
  ['grade', { grade: 'B' }],
  ['interval', { interval: null }],
  ['excluded', { excluded: [{ flow: NORTH, code: 1 }] }],
  ['certifications', { certifications: [{ flow: NORTH, by: 'user:3' }] }],
  ['factors', { factors: [{ flow: NORTH, factor: '1.100000' }] }],
  ['filled', { filled: [{ flow: NORTH }] }],
  ['taken', { taken: 'combined' }],
])('another %s is told, and nothing else', (part, facts) =>
  expect(compared(of(), of(facts), NAMES)).toEqual({ unchanged: false, parts: [part], flows: [] }),
);

test('a flow is told with old and new figure and the days whose counts changed', () => {
  const flows = [{ flow: NORTH, value: '100.0027' }, RECORD.flows[1]!];
  const days = { ...DAYS, [NORTH]: [day('2011-06-01', 'a'), day('2011-06-02', 'c')] };
  expect(compared(of(), of({ flows }, days), NAMES)).toEqual({
    unchanged: false,
    parts: ['flows'],
    flows: [
      {
        flowid_txdot: NORTH,
        name: 'Northbound',
        value: '100.0000',
        now: '100.0027',
        days: ['2011-06-02'],
      },
    ],
  });
});

test('a flow whose days changed and not its figure is told, too', () => {
  const days = { ...DAYS, [SOUTH]: [day('2011-07-01', 'd')] };
  const { flows } = compared(of(), of({ value: '300.1000' }, days), NAMES);
  // its name is gone with it
  expect(flows).toEqual([
    { flowid_txdot: SOUTH, name: SOUTH, value: '200.0000', now: '200.0000', days: ['2011-07-01'] },
  ]);
});

test('a flow that is in the figure no longer has no figure today, one that came has none before', () => {
  const combined = 'AU0012-2-2-9-9';
  const flows = [RECORD.flows[0]!, { flow: combined, value: '210.0000' }];
  const found = compared(of(), of({ flows }, { [NORTH]: DAYS[NORTH] ?? [] }), NAMES).flows;
  expect(found.map(({ flowid_txdot, value, now }) => [flowid_txdot, value, now])).toEqual([
    [SOUTH, '200.0000', null],
    [combined, null, '210.0000'],
  ]);
});

test('where nothing is counted any more, every part is another and every flow has lost its figure', () => {
  const found = compared(of(), null, NAMES);
  expect(found.unchanged).toBe(false);
  expect(found.parts).toHaveLength(9);
  expect(found.flows.map(({ now, days }) => [now, days])).toEqual([
    [null, ['2011-06-01', '2011-06-02']],
    [null, []],
  ]);
});
