import { request } from '../../testing/index.ts';
import { allRows, AU } from '../../testing/stored-counts.ts';

describe('the picture of a year', () => {
  test('has each count at its place', async () => {
    const { reply } = await request('GET /counts/year', { query: { flowid_txdot: AU, year: 2025 } }, 'user');
    expect(reply).toMatchObject({
      year: 2025,
      start: '2025-01-01 00:00:00',
      interval: 60,
      years: [2025, 2026],
    });
    const stored = (await allRows()).filter(({ ts }) => ts.startsWith('2025'));
    const [first] = reply.flows;
    const place = (ts: string) => (Date.parse(`${ts.replace(' ', 'T')}Z`) - Date.UTC(2025, 0, 1)) / 3_600_000;
    const expected: (number | null)[] = Array(8760).fill(null);
    for (const row of stored.filter(({ flow_id }) => flow_id === first?.id))
      expected[place(row.ts)] = row.count;
    expect(first?.counts).toEqual(expected);
    const marked = stored.filter(
      ({ flow_id, suspect_id }) => flow_id === first?.id && suspect_id !== null,
    ).length;
    const stretches = first?.suspects.map(({ from, to }) => to - from + 1) ?? [];
    expect(stretches.reduce((sum, length) => sum + length, 0)).toBe(marked);
  });

  test('is of the newest year unless one is named, and narrows to the flows asked for', async () => {
    const query = { flowid_txdot: AU, filters: '{"travel_direction":"1"}' };
    const { reply } = await request('GET /counts/year', { query }, 'user');
    expect(reply.year).toBe(2026);
    expect(reply.flows).toHaveLength(1);
  });

  test('of a station without counts is empty', async () => {
    const { reply } = await request('GET /counts/year', { query: { flowid_txdot: 'SA0001' } }, 'super');
    expect(reply).toMatchObject({ year: 2026, years: [], interval: 60 });
    expect(reply.flows.every(({ counts }) => counts.every((count) => count === null))).toBe(true);
  });
});
