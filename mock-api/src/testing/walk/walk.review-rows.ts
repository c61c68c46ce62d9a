import type {
  certificationCalls,
  countCalls,
  countLogCalls,
  findingCalls,
  findingSettingCalls,
} from 'shared-domain/contract';
import { editOf } from './walk.review.ts';
import type { WalkRow } from './walk-row.ts';

type ReviewKey =
  | keyof (typeof countLogCalls & typeof findingCalls & typeof findingSettingCalls)
  | Extract<
      keyof (typeof countCalls & typeof certificationCalls),
      `GET /counts/c${string}` | 'GET /counts/hours' | 'GET /qc-settings' | 'POST /counts/reopen'
    >;

/** The walk's calls of findings, the picture, the log and certification. */
export const reviewRows: { [K in ReviewKey]: WalkRow<K> } = {
  'GET /counts/calendar': { input: ({ station }) => ({ query: { flowid_txdot: station } }), foreign: 404 },
  'GET /counts/hours': { input: ({ station }) => ({ query: { flowid_txdot: station } }), foreign: 404 },
  'GET /qc-settings': { input: ({ station }) => ({ query: { flowid_txdot: station } }), foreign: 404 },
  'GET /counts/checklist': { input: ({ station }) => ({ query: { flowid_txdot: station } }), foreign: 404 },
  'POST /counts/reopen': {
    input: ({ station }) => ({
      body: {
        flowid_txdot: station,
        minDate: '2025-06-01',
        maxDate: '2025-06-07',
        reason: 'New calibration',
      },
    }),
    foreign: 404,
  },
  'GET /counts/edits': { input: ({ station }) => ({ query: { flowid_txdot: station } }), foreign: 404 },
  'POST /counts/undo': {
    input: ({ station, self }) => ({ body: { flowid_txdot: station, edit: editOf(self) } }),
    foreign: 404,
  },
  'GET /counts/log': { input: ({ station }) => ({ query: { flowid_txdot: station } }), foreign: 404 },
  'GET /counts/log/:editId': {
    input: ({ station, self }) => ({
      params: { editId: String(editOf(self)) },
      query: { flowid_txdot: station },
    }),
    foreign: 404,
  },
  'GET /findings': { input: ({ station }) => ({ query: { flowid_txdot: station } }), foreign: 404 },
  'POST /findings/run': { input: ({ station }) => ({ body: { flowid_txdot: station } }), foreign: 404 },
  'POST /findings/accept': {
    input: ({ station, finding }) => ({ body: { flowid_txdot: station, ids: [finding] } }),
    foreign: 404,
  },
  'POST /findings/dismiss': {
    input: ({ station, finding }) => ({
      body: { flowid_txdot: station, ids: [finding], reason: 'A race in town' },
    }),
    foreign: 404,
  },
  'POST /findings/reopen': {
    input: ({ station, dismissed }) => ({ body: { flowid_txdot: station, ids: [dismissed] } }),
    foreign: 404,
  },
  'GET /finding-settings': { input: ({ station }) => ({ query: { flowid_txdot: station } }), foreign: 404 },
  'PUT /finding-settings': {
    input: ({ station }) => ({
      body: { flowid_txdot: station, level: 'station', values: { 'night.hour': 80 } },
    }),
    foreign: 404,
  },
  'GET /counts/certifications': {
    input: ({ station }) => ({ query: { flowid_txdot: station } }),
    foreign: 404,
  },
};
