import { attentionOf } from './attention.rules.ts';

const station = { state: 'to do', days: 28, findings: 0, strong: 0, late: 0 } as const;

test.each<[string, Partial<Parameters<typeof attentionOf>[0]>, string[]]>([
  ['nothing', {}, []],
  ['no counts', { days: 0 }, ['noCounts 1']],
  ['findings, the strong ones by themselves', { findings: 5, strong: 2 }, ['strong 2', 'findings 3']],
  ['strong findings alone', { findings: 2, strong: 2 }, ['strong 2']],
  ['counts that came late', { state: 'certified', late: 24 }, ['late 24']],
  ['nothing of findings where it is certified', { state: 'certified', findings: 3, strong: 1 }, []],
  ['nothing of missing counts where it is left out', { state: 'left out', days: 0 }, []],
])('tells of %s', (_, more, expected) => {
  expect(attentionOf({ ...station, ...more }).map(({ what, count }) => `${what} ${count}`)).toEqual(expected);
});
