import { createLog } from './log.ts';

function written(level: Parameters<typeof createLog>[0], lines: Record<string, unknown>[]) {
  const texts: string[] = [];
  const log = createLog(level, { write: (text) => void texts.push(text) });
  for (const line of lines) log(line);
  return texts;
}

const CALL = {
  request: '0b0e',
  method: 'GET',
  path: '/api/counts',
  call: 'GET /counts',
  user: 3,
  status: 200,
};

test('a line is one JSON object with its level and moment, and nothing of the machine', () => {
  const [text = ''] = written('info', [CALL]);
  expect(text.endsWith('}\n')).toBe(true);
  const line = JSON.parse(text) as object;
  expect(line).toEqual({ level: 'info', at: expect.stringMatching(/^\d{4}-.*Z$/), ...CALL });
});

test.each([
  ['debug', 3],
  ['info', 2],
  ['warn', 1],
  ['error', 1],
  ['silent', 0],
] as const)('at %s so many of three lines are written: %s', (level, most) => {
  const ready = { path: '/api/ready', status: 200 };
  expect(written(level, [ready, CALL, { error: 'Error: no' }])).toHaveLength(most);
});

test('a secret or a name that somebody hands in all the same does not get out', () => {
  const told = written('info', [
    { ...CALL, token: 'hush', email: 'ada@agency.example' },
    { failure: { password: 'hush', name: 'Ada' } },
  ]).join('');
  expect(told).not.toMatch(/hush|ada/i);
  expect(told).toContain('redacted');
});
