import type { Registration } from 'shared-domain';

/** The queue and what became of the others: those that wait longest first, those decided last first. */
export function splitRegistrations(registrations: readonly Registration[]): {
  waiting: Registration[];
  decided: Registration[];
} {
  const decidedAt = ({ decided_at }: Registration) => decided_at ?? '';
  return {
    waiting: registrations
      .filter(({ status }) => status === 'waiting')
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.id - b.id),
    decided: registrations
      .filter(({ status }) => status !== 'waiting')
      .toSorted((a, b) => decidedAt(b).localeCompare(decidedAt(a)) || b.id - a.id),
  };
}
