import type { Registration } from 'shared-domain';
import { splitRegistrations } from './registrations.rules.ts';

const registration = (id: number, part: Partial<Registration>): Registration => ({
  id,
  name: `Person ${id}`,
  email: `person${id}@example.org`,
  tel: '512-555-0100',
  organization: 'City of Waco',
  created_at: '2026-05-01T10:00:00Z',
  status: 'waiting',
  decided_by: null,
  decided_at: null,
  reason: null,
  ...part,
});

test('who waits longest comes first, what was decided last comes first', () => {
  const { waiting, decided } = splitRegistrations([
    registration(1, { created_at: '2026-05-03T10:00:00Z' }),
    registration(2, { status: 'approved', decided_at: '2026-05-04T10:00:00Z' }),
    registration(3, {}),
    registration(4, { status: 'rejected', decided_at: '2026-05-05T10:00:00Z' }),
    registration(5, {}),
  ]);
  expect(waiting.map(({ id }) => id)).toEqual([3, 5, 1]);
  expect(decided.map(({ id }) => id)).toEqual([4, 2]);
});
