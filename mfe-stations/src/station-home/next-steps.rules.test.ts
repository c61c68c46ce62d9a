import { nextSteps } from './next-steps.rules.ts';

const COUNTED = '2026-03-01 23:00:00';
type Given = {
  /** The newest count of each flow. */
  flows: (string | null)[];
  days?: number | null;
  certified?: string | null;
  certifying?: 0 | 1;
  importing?: 0 | 1;
  channels?: string[];
};

/** The steps in short: those that have to wait for others in brackets. */
function stepsOf({ flows, days = null, certified = null, certifying = 0, importing = 0, channels }: Given) {
  const last_count = flows.find((last) => last !== null) ?? null;
  return nextSteps({
    station: { days_count: days, certifying, importing, last_count },
    flows: flows.map((last, id) => ({ ...FLOW, id, last_count: last })),
    certified_until: certified,
    new_channels: channels ? { site: 'Shoal Creek', names: channels } : null,
  }).map(({ step, ready }) => (ready ? step : `(${step})`));
}
const FLOW = {
  flowid_txdot: '',
  name: '',
  count_type: '',
  direction: '',
  combined: false,
  certified_until: null,
  hours: [],
  aadt: null,
};

test.each<[string, Given, string[]]>([
  ['no flows', { flows: [] }, ['addFlows', '(upload)', '(fetch)', '(review)']],
  ['flows without counts', { flows: [null, null] }, ['upload', 'fetch', '(review)']],
  ['the first counts on their way', { flows: [null], importing: 1 }, ['(review)']],
  ['counts that wait', { flows: [COUNTED], days: 3 }, ['review']],
  ['one flow with counts, one without', { flows: [COUNTED, null], days: 3 }, ['review', 'upload', 'fetch']],
  [
    'a new channel at the vendor’s',
    { flows: [COUNTED], days: 3, channels: ['NB'] },
    ['review', 'takeChannels'],
  ],
  [
    'no flows, and channels for them',
    { flows: [], channels: ['NB'] },
    ['addFlows', '(upload)', '(fetch)', '(review)'],
  ],
  ['counts being certified', { flows: [COUNTED], days: 3, certifying: 1 }, []],
  ['all certified', { flows: [COUNTED], certified: '2026-03-01' }, ['export']],
  ['certified and new counts', { flows: [COUNTED], days: 1, certified: '2026-02-01' }, ['review', 'export']],
  [
    'flows gone, certified before',
    { flows: [], certified: '2026-02-01' },
    ['addFlows', '(upload)', '(fetch)', '(review)'],
  ],
])('%s', (_case, given, steps) => {
  expect(stepsOf(given)).toEqual(steps);
});
