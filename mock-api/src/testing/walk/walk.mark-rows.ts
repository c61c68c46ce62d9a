import type { markSeveralCalls } from 'shared-domain/contract';
import type { WalkRow } from './walk-row.ts';

const DAYS = { minDate: '2026-10-01', maxDate: '2026-10-02' };

/** The calls of one mark over several stations. */
export const markRows: { [K in keyof typeof markSeveralCalls]: WalkRow<K> } = {
  'GET /counts/marking': {
    input: ({ station }) => ({ query: { flowid_txdot: station, ...DAYS, note: 'Storm' } }),
    foreign: 404,
  },
  'POST /counts/mark-several': {
    input: ({ station }) => ({ body: { stations: [station], ...DAYS, note: 'Storm' } }),
    foreign: 404,
  },
};
