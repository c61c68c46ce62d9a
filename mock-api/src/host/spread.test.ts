import { spreadFrom } from './spread.ts';

test('machines are named on the command line, one or several', () => {
  expect(spreadFrom([])).toEqual({ add: [], coordinator: undefined });
  expect(spreadFrom(['--add-worker', 'w1', '--add-worker', 'w2:5433', '--coordinator', 'db:5432'])).toEqual({
    add: [
      { host: 'w1', port: 5432 },
      { host: 'w2', port: 5433 },
    ],
    coordinator: 'db:5432',
  });
});

test('what it does not know is refused', () => {
  expect(() => spreadFrom(['--add-worker', 'w1:x'])).toThrow('A machine is named by host:port');
  expect(() => spreadFrom(['--worker', 'w1'])).toThrow("Unknown option '--worker'");
});
