import { isDone, stationState, type StationFacts, type StationMarks } from './station-state.rules.ts';

const NOTHING: StationMarks = {
  validated_at: null,
  validated_counts: null,
  sent_back_at: null,
  left_out_at: null,
};
const COUNTED: StationFacts = {
  days: 31,
  certified: 0,
  counts: 744,
  findings: 0,
  strong: 0,
  renewed_at: null,
  edited_at: null,
};
const [MONDAY, TUESDAY, WEDNESDAY] = [
  '2026-04-06T09:00:00Z',
  '2026-04-07T09:00:00Z',
  '2026-04-08T09:00:00Z',
] as const;
const validated = { validated_at: TUESDAY, validated_counts: 744 };

test.each<[string, string, Partial<StationMarks>, Partial<StationFacts>]>([
  ['nobody has begun', 'to do', {}, {}],
  ['there is nothing to certify', 'to do', {}, { days: 0, counts: 0 }],
  ['somebody has marked counts', 'looking', {}, { edited_at: MONDAY }],
  ['some of its days are certified', 'looking', {}, { certified: 3 }],
  ['it was validated', 'validated', validated, {}],
  ['all its days are certified', 'certified', {}, { certified: 31 }],
  ['all its days are certified, whatever was said', 'certified', { sent_back_at: MONDAY }, { certified: 31 }],
  ['counts came after it was validated', 'looking', validated, { counts: 768, days: 32 }],
  ['counts came after it was certified', 'looking', validated, { counts: 768, days: 32, certified: 31 }],
  [
    'its counts were reopened or came after it was validated',
    'looking',
    validated,
    { renewed_at: WEDNESDAY },
  ],
  ['its counts were reopened or came at that very moment', 'looking', validated, { renewed_at: TUESDAY }],
  [
    'its counts were reopened or came before it was validated',
    'validated',
    validated,
    { renewed_at: MONDAY },
  ],
  ['it was sent back', 'sent back', { sent_back_at: MONDAY }, {}],
  ['somebody is at it since it was sent back', 'looking', { sent_back_at: MONDAY }, { edited_at: TUESDAY }],
  [
    'somebody was at it before it was sent back',
    'sent back',
    { sent_back_at: TUESDAY },
    { edited_at: MONDAY },
  ],
  ['it is left out', 'left out', { ...validated, left_out_at: WEDNESDAY }, {}],
  ['it is left out, and certified all the same', 'left out', { left_out_at: MONDAY }, { certified: 31 }],
])('where %s it is %s', (_, state, marks, facts) => {
  expect(stationState({ ...NOTHING, ...marks }, { ...COUNTED, ...facts })).toBe(state);
});

test.each([
  ['to do', false],
  ['sent back', false],
  ['looking', false],
  ['validated', false],
  ['certified', true],
  ['left out', true],
] as const)('a station that is %s is done: %s', (state, done) => {
  expect(isDone(state)).toBe(done);
});
