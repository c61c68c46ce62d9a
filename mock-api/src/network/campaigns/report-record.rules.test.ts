import { equipmentChanges, ofFlow, recordRow, type FlowFacts } from './report-record.rules.ts';
import type { EquipmentChanged, EquipmentSpan, ReportFlow } from './report-facts.sql.ts';

const PERIOD = { first_day: '2026-02-01', last_day: '2026-02-28' };
const STATION = { id: 1, station_id_tmg: 'AU0001', station_name: 'Trail', left_out: null, note: null };
const FLOW: ReportFlow = {
  id: 7,
  station_id: 1,
  name: 'Bicycles north',
  count_method_code: '3',
  count_type_code: '2',
  travel_direction_code: '1',
  street_side_code: '9',
};
const NOTHING: FlowFacts = {
  counted: undefined,
  removed: [],
  decided: undefined,
  removal: undefined,
  ledger: [],
  hours: { present: 0, usable: 0, expected: 0 },
  factor: null,
  equipment: [],
  changes: [],
};
const span = (
  first_day: string,
  last_day: string | null,
  serial: string | null = 'X2H19',
): EquipmentSpan => ({
  station_id: 1,
  flow_ids: null,
  vendor: 'Eco-Counter',
  model: 'MULTI',
  serial,
  first_day,
  last_day,
});

test('a flow of which nothing is known has a row all the same', () => {
  expect(recordRow(STATION, FLOW, PERIOD, NOTHING)).toEqual({
    station: 'AU0001',
    station_name: 'Trail',
    flow_id: 'AU0001-3-2-1-9',
    flow: 'Bicycles north',
    count_type: '2',
    direction: '1',
    intervals: [],
    days: 28,
    days_counted: 0,
    days_certified: 0,
    present: null,
    usable: null,
    grade: null,
    certified: 0,
    total: 0,
    removed: [],
    accepted: 0,
    dismissed: 0,
    overridden: 0,
    largest_removal: null,
    factor: null,
    equipment: [],
    certified_by: null,
    certified_at: null,
    ledger_id: null,
    certifications: [],
    left_out: null,
    note: null,
  });
});

test.each([
  ['all of it', { present: 672, usable: 672, expected: 672 }, ['1.0000', '1.0000', 'A']],
  ['more than all', { present: 673, usable: 673, expected: 672 }, ['1.0000', '1.0000', 'A']],
  ['most of it', { present: 630, usable: 600, expected: 672 }, ['0.9375', '0.8929', 'C']],
  ['nothing of what was expected', { present: 0, usable: 0, expected: 672 }, ['0.0000', '0.0000', 'E']],
  [
    'days, of which too few are expected',
    { present: 48, usable: 48, expected: 48 },
    ['1.0000', '1.0000', null],
  ],
])('of hours that are there: %s', (_, hours, [present, usable, grade]) => {
  expect(recordRow(STATION, FLOW, PERIOD, { ...NOTHING, hours })).toMatchObject({ present, usable, grade });
});

test('the largest removal says which rule and why, or with which note', () => {
  const removal = {
    flow_id: 7,
    suspect_id: 3,
    counts: 31,
    from: '2026-02-03 00:00:00',
    until: '2026-02-04 06:00:00',
    by: 'Uma Castillo',
    detail: { rule: 'gap', note: 'Modem' },
    brought: null,
  };
  expect(recordRow(STATION, FLOW, PERIOD, { ...NOTHING, removal }).largest_removal).toEqual({
    from: '2026-02-03 00:00:00',
    until: '2026-02-04 06:00:00',
    counts: 31,
    suspect_id: 3,
    rule: 'gap',
    reason: 'Modem',
    by: 'Uma Castillo',
    brought: null,
  });
});

test('who certified a part each is named, and the last of them as before', () => {
  const ledger = [
    { id: 12, requested_by: 'Uma Castillo', at: '2026-03-02T12:00:00.000Z' },
    { id: 14, requested_by: 'Ada Morgan', at: '2026-03-05T12:00:00.000Z' },
  ];
  expect(recordRow(STATION, FLOW, PERIOD, { ...NOTHING, ledger })).toMatchObject({
    certified_by: 'Ada Morgan',
    certified_at: '2026-03-05T12:00:00.000Z',
    ledger_id: 14,
    certifications: [
      { by: 'Uma Castillo', at: '2026-03-02T12:00:00.000Z', ledger_id: 12 },
      { by: 'Ada Morgan', at: '2026-03-05T12:00:00.000Z', ledger_id: 14 },
    ],
  });
});

test.each<[string, EquipmentSpan[], string[]]>([
  ['a counter that stood there all the time', [span('2025-01-01', null)], []],
  ['one that came', [span('2026-02-10', null)], ['2026-02-10 + Eco-Counter MULTI X2H19']],
  [
    'one in the place of another',
    [span('2026-02-11', null, 'B'), span('2025-01-01', '2026-02-10', 'A')],
    ['2026-02-10 − Eco-Counter MULTI A', '2026-02-11 + Eco-Counter MULTI B'],
  ],
  [
    'one without a serial number, on the last day',
    [span('2026-02-28', null, null)],
    ['2026-02-28 + Eco-Counter MULTI'],
  ],
])('changes of equipment: %s', (_, spans, expected) => {
  expect(equipmentChanges(spans, [], PERIOD)).toEqual(expected);
});

test('what was changed of a counter stands between the days on which counters came and left', () => {
  const change = (changed_on: string, what: Partial<EquipmentChanged> = {}): EquipmentChanged => ({
    station_id: 1,
    changed_on,
    kind: 'firmware',
    from_text: '4.1',
    to_text: '4.2',
    vendor: 'TRAFx',
    model: null,
    serial: '7',
    flow_ids: null,
    ...what,
  });
  const changes = [
    change('2026-01-31'),
    change('2026-02-12'),
    change('2026-02-10', { kind: 'settings', from_text: null, to_text: 'Sensitivity 3' }),
    change('2026-02-28', { kind: 'battery', from_text: null, to_text: null }),
  ];
  expect(equipmentChanges([span('2026-02-11', null)], changes, PERIOD)).toEqual([
    '2026-02-10 ~ TRAFx 7: settings Sensitivity 3',
    '2026-02-11 + Eco-Counter MULTI X2H19',
    '2026-02-12 ~ TRAFx 7: firmware 4.1 → 4.2',
    '2026-02-28 ~ TRAFx 7: battery',
  ]);
});

test.each<[number[] | null, boolean]>([
  [null, true],
  [[1, 2], true],
  [[2], false],
])('the row of flow 1 tells of a counter of %j: %s', (flow_ids, isTold) => {
  expect(ofFlow([{ flow_ids }], { id: 1 })).toHaveLength(isTold ? 1 : 0);
  expect(ofFlow(undefined, { id: 1 })).toEqual([]);
});
