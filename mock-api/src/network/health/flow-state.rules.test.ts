import type { FlowState, HealthState } from 'shared-domain';
import { flowStateOf, type FlowAtStation } from './flow-state.rules.ts';
import { newFlowWatch } from './flow-watch.rules.ts';
import { DAY, HOUR } from './instants.ts';
import { begun } from './outage.ts';
import { newWatch } from './station-watch.rules.ts';
import type { StoredWatch } from './stored-watch.ts';

const NOW = 1000 * DAY;
const plan = { expectedFrom: NOW - 100 * DAY, closures: [], retired: null };
const outage = (start: number) =>
  begun({ kind: 'flow', flow: '7', start, dueAt: start, silentAt: NOW, usual: 0, threshold: DAY });
const FLOW: FlowAtStation = { id: 7, byItself: true, watched: true };

const counter = (flow: object = {}, station: object = {}): StoredWatch => ({
  is: 'counter',
  station: { ...newWatch(plan), hasCounts: true, through: NOW - HOUR, ...station },
  flows: [{ ...newFlowWatch('7'), through: NOW - HOUR, ...flow }],
});
const uploads: StoredWatch = { is: 'uploads', deployment: 1, upload: { open: null, isOver: false } };

test.each<
  [
    string,
    { flow?: Partial<FlowAtStation>; state?: HealthState; watch?: StoredWatch | null },
    [FlowState | null, number | null, number | null],
  ]
>([
  ['its counts reach as far as its station’s', {}, ['working', null, NOW - HOUR]],
  [
    'it is behind its station',
    { watch: counter({ through: NOW - 3 * DAY, open: outage(NOW - 3 * DAY) }) },
    ['silent', NOW - 3 * DAY, NOW - 3 * DAY],
  ],
  [
    'it has caught up',
    { watch: counter({ open: outage(NOW - 3 * DAY), confirmingSince: NOW - 2 * HOUR }) },
    ['recovering', NOW - 2 * HOUR, NOW - HOUR],
  ],
  ['nothing of it ever came', { watch: counter({ through: null }) }, ['new', null, null]],
  ['the watch has not seen it yet', { flow: { id: 8 } }, ['new', null, null]],
  [
    'its station is silent',
    { state: 'silent', watch: counter({}, { open: outage(NOW - 5 * DAY) }) },
    ['silent', NOW - 5 * DAY, NOW - HOUR],
  ],
  [
    'its station has data again, as has it',
    {
      state: 'recovering',
      watch: counter({}, { open: outage(NOW - 5 * DAY), confirmingSince: NOW - HOUR }),
    },
    ['recovering', NOW - HOUR, NOW - HOUR],
  ],
  ['the vendor’s site knows others, not it', { flow: { watched: false } }, ['unconnected', null, null]],
  ['it is counted by hand', { flow: { byItself: false, watched: false } }, [null, null, null]],
  ['its station is retired', { state: 'retired' }, [null, null, null]],
  ['its station is closed by plan', { state: 'closed' }, [null, null, null]],
  ['its station waits for an upload', { state: 'waiting', watch: uploads }, [null, null, null]],
  ['nobody watches its station', { watch: null }, [null, null, null]],
])('where %s', (_, { flow = {}, state = 'working', watch = counter() }, [word, since, through]) => {
  expect(flowStateOf({ ...FLOW, ...flow }, { state, watch })).toEqual({ state: word, since, through });
});
