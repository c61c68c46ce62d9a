import { bySpecificity, pathsWithMethods } from './paths.rules.ts';

const endpoints = [
  { method: 'GET', path: '/stations/:stationId' },
  { method: 'GET', path: '/stations/:stationId/channels' },
  { method: 'GET', path: '/stations/summary' },
  { method: 'POST', path: '/stations/channels' },
  { method: 'PUT', path: '/stations/:stationId' },
];

test('fixed words are tried before parameters', () => {
  expect(bySpecificity(endpoints).map(({ path }) => path)).toEqual([
    '/stations/channels',
    '/stations/summary',
    '/stations/:stationId',
    '/stations/:stationId',
    '/stations/:stationId/channels',
  ]);
});

test('a path knows all its methods', () => {
  expect(pathsWithMethods(endpoints).get('/stations/:stationId')).toEqual(['GET', 'PUT']);
});
