import { addressStopped, type Bounce } from './address-stopped.rules.ts';

const hard = (at: string): Bounce => ({ kind: 'hard', at });
const soft = (at: string): Bounce => ({ kind: 'soft', at });

test.each<[string, Bounce[], ReturnType<typeof addressStopped>]>([
  ['nothing came back', [], null],
  ['one for good', [hard('2026-03-01T12:00:00Z')], { since: '2026-03-01T12:00:00.000Z', kind: 'hard' }],
  [
    'several for good: since the first',
    [hard('2026-03-02T12:00:00+00:00'), hard('2026-03-01T12:00:00+00:00')],
    { since: '2026-03-01T12:00:00.000Z', kind: 'hard' },
  ],
  ['two for a while', [soft('2026-03-01T12:00:00Z'), soft('2026-03-02T12:00:00Z')], null],
  [
    'three within thirty days, however long ago',
    [soft('2025-01-31T12:00:00Z'), soft('2025-01-01T12:00:00Z'), soft('2025-01-15T12:00:00Z')],
    { since: '2025-01-31T12:00:00.000Z', kind: 'soft' },
  ],
  [
    'three within a moment more',
    [soft('2026-01-01T12:00:00Z'), soft('2026-01-15T12:00:00Z'), soft('2026-01-31T12:00:01Z')],
    null,
  ],
  [
    'the last three of four',
    [
      soft('2026-01-01T12:00:00Z'),
      soft('2026-02-10T12:00:00Z'),
      soft('2026-02-15T12:00:00Z'),
      soft('2026-02-20T12:00:00Z'),
    ],
    { since: '2026-02-20T12:00:00.000Z', kind: 'soft' },
  ],
  [
    'one for good after one for a while',
    [soft('2026-02-10T12:00:00Z'), hard('2026-02-11T12:00:00Z')],
    { since: '2026-02-11T12:00:00.000Z', kind: 'hard' },
  ],
])('%s', (_, bounces, stopped) => expect(addressStopped(bounces)).toEqual(stopped));
