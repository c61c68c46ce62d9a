import { requiredBy } from './required.rules.ts';

test('a remote requires what the page has once, not what it may bring itself', () => {
  expect(
    requiredBy([
      { name: 'zustand', singleton: true, requiredVersion: '5.1.0' },
      { name: 'react', singleton: true, requiredVersion: '^19.3.1' },
      { name: 'shared-ui/ui', singleton: false, requiredVersion: '0.1.0' },
      { name: 'shared-ui/api', singleton: true },
    ]),
  ).toEqual({ react: '^19.3.1', zustand: '5.1.0' });
});
