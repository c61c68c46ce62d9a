import { reconcile, type FindingKey, type FoundCase, type KnownFinding } from './reconcile.rules.ts';

const found = (from: string, until: string, rule = 'gap', flow_id = 1): FoundCase => ({
  rule,
  flow_id,
  from,
  until,
  parts: [{ rule, from, until }],
});
const known = (id: number, state: KnownFinding['state'], key: FindingKey): KnownFinding => ({
  id,
  state,
  rules: [key.rule],
  ...key,
});
const [june, early, longer] = [found('06-10', '06-20'), found('06-10', '06-12'), found('06-10', '06-25')];

test.each<[string, KnownFinding[], FoundCase[], { gone: number[]; again: number[]; added: number }]>([
  ['a new finding is added', [], [june], { gone: [], again: [], added: 1 }],
  ['an open one stays the same', [known(1, 'open', june)], [june], { gone: [], again: [1], added: 0 }],
  [
    'an open one that is not found any more goes',
    [known(1, 'open', june)],
    [],
    { gone: [1], again: [], added: 0 },
  ],
  [
    'a dismissed one stays answered',
    [known(1, 'dismissed', june)],
    [june],
    { gone: [], again: [], added: 0 },
  ],
  [
    'an accepted one stays when it is not found any more',
    [known(1, 'accepted', june)],
    [],
    { gone: [], again: [], added: 0 },
  ],
  [
    'a part of an answered one is answered',
    [known(1, 'accepted', june)],
    [early],
    { gone: [], again: [], added: 0 },
  ],
  [
    'one that has grown asks again',
    [known(1, 'dismissed', june)],
    [longer],
    { gone: [], again: [], added: 1 },
  ],
  [
    'another flow’s answer does not count',
    [known(1, 'dismissed', june)],
    [found('06-10', '06-20', 'gap', 2)],
    { gone: [], again: [], added: 1 },
  ],
  [
    'another rule’s answer does not count',
    [known(1, 'dismissed', june)],
    [found('06-10', '06-20', 'spike')],
    { gone: [], again: [], added: 1 },
  ],
  [
    'a case whose rules are each answered is answered',
    [known(1, 'dismissed', june), known(2, 'accepted', found('06-01', '06-12', 'spike'))],
    [{ ...june, parts: [...june.parts, { rule: 'spike', from: '06-10', until: '06-11' }] }],
    { gone: [], again: [], added: 0 },
  ],
  [
    'a case by a rule that nobody has answered asks again',
    [known(1, 'dismissed', early)],
    [{ ...early, rule: 'spike', parts: [...early.parts, { rule: 'spike', from: '06-10', until: '06-11' }] }],
    { gone: [], again: [], added: 1 },
  ],
  [
    'what certifying decided stays when it is not found any more',
    [known(1, 'overridden', june)],
    [],
    { gone: [], again: [], added: 0 },
  ],
  [
    'what certifying decided is open again when it is found again',
    [known(1, 'overridden', june)],
    [june],
    { gone: [], again: [1], added: 0 },
  ],
  [
    'certifying has not answered what is found later within its stretch',
    [known(1, 'overridden', june)],
    [early],
    { gone: [], again: [], added: 1 },
  ],
  [
    'an open one that has grown is another',
    [known(1, 'open', june)],
    [longer],
    { gone: [1], again: [], added: 1 },
  ],
])('%s', (_, before, now, { gone, again, added }) => {
  const result = reconcile(before, now);
  expect([result.gone, result.again.map(({ id }) => id), result.added.length]).toEqual([gone, again, added]);
});
