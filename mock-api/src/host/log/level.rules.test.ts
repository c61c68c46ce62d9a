import { levelOf } from './level.rules.ts';

test.each([
  [{ method: 'GET', path: '/api/counts', status: 200 }, 'info'],
  [{ method: 'GET', path: '/api/counts', status: 404, refused: 'not there' }, 'info'],
  [{ method: 'GET', path: '/api/users', status: 403, refused: 'not allowed' }, 'warn'],
  [{ method: 'POST', path: '/api/user/login', status: 429, refused: 'too many tries' }, 'warn'],
  [{ trial: 'stopped', part: 'mfe-qc' }, 'warn'],
  [{ releases: 'static.example', trouble: 'silent' }, 'warn'],
  [{ refusedRelease: 'mfe-qc', version: '1.0.0', reason: 'not signed' }, 'warn'],
  [{ releases: 'static.example', note: 'nothing is deployed there yet' }, 'info'],
  [{ method: 'GET', path: '/api/counts', status: 500 }, 'error'],
  [{ queue: 'import-counts', error: 'Error: no' }, 'error'],
  [{ method: 'GET', path: '/api/ready', status: 200 }, 'debug'],
  [{ method: 'GET', path: '/api/ready', status: 503 }, 'error'],
])('%j is written as %s', (line, level) => {
  expect(levelOf(line)).toBe(level);
});
