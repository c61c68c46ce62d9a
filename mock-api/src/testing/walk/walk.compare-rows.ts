import type { compareCalls } from 'shared-domain/contract';
import type { WalkRow } from './walk-row.ts';

/** The call that compares; of another agency's station nothing is told, not even its number. */
export const compareRows: { [K in keyof typeof compareCalls]: WalkRow<K> } = {
  'GET /compare': {
    input: ({ station, flow }) => ({
      query: {
        s: `${station}~${station}.${flow.id}@2024~${station}.bicycle@2025-04-01`,
        from: '2025-06-01',
        to: '2025-06-30',
        as: 'index',
        factor: true,
      },
    }),
    foreign: 200,
  },
};
