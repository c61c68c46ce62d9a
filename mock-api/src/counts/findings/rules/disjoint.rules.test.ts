import { disjoint, type FlowRange } from './disjoint.rules.ts';

type Marked = FlowRange & { mark: string };
const range = (mark: string, from: string, until: string, flow_id = 1): Marked => ({
  mark,
  flow_id,
  from,
  until,
});

test.each<[string, Marked[], Marked[]]>([
  [
    'neighbours stay',
    [range('a', '01', '03'), range('b', '03', '05')],
    [range('a', '01', '03'), range('b', '03', '05')],
  ],
  [
    'the later one cuts the end',
    [range('a', '01', '04'), range('b', '03', '05')],
    [range('a', '01', '03'), range('b', '03', '05')],
  ],
  [
    'the later one cuts the beginning',
    [range('a', '03', '05'), range('b', '01', '04')],
    [range('b', '01', '04'), range('a', '04', '05')],
  ],
  [
    'the later one cuts the middle',
    [range('a', '01', '09'), range('b', '03', '05')],
    [range('a', '01', '03'), range('b', '03', '05'), range('a', '05', '09')],
  ],
  ['the later one covers', [range('a', '03', '05'), range('b', '01', '09')], [range('b', '01', '09')]],
  [
    'other flows do not meet',
    [range('a', '01', '09'), range('b', '03', '05', 2)],
    [range('a', '01', '09'), range('b', '03', '05', 2)],
  ],
])('%s', (_, ranges, expected) => expect(disjoint(ranges)).toEqual(expected));
