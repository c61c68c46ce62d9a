import { boundedTabs } from './open-tabs.rules.ts';

const PARTS = ['shell', 'mfe-qc'];

test('tabs are told by part and version', () => {
  const rows = [
    { part: 'shell', version: '1.0.0', tabs: 2 },
    { part: 'mfe-qc', version: '1.1.0', tabs: 3 },
  ];
  expect(boundedTabs(rows, PARTS)).toEqual(rows.toReversed());
});

test('whatever tabs say of themselves, there are few labels', () => {
  const versions = Array.from({ length: 500 }, (_, n) => ({ part: 'mfe-qc', version: `0.0.${n}`, tabs: 1 }));
  const parts = Array.from({ length: 500 }, (_, n) => ({ part: `mfe-${n}`, version: '1.0.0', tabs: 1 }));
  const told = boundedTabs([...versions, ...parts], PARTS);
  expect(told).toHaveLength(22);
  expect(told).toContainEqual({ part: 'mfe-qc', version: 'other', tabs: 480 });
  expect(told).toContainEqual({ part: 'other', version: 'other', tabs: 500 });
});
