import type { Load } from 'shared-ui/api';
import type { ImportPreview } from 'shared-domain';
import { ApiError } from 'shared-ui/api';
import { figuresOf, isOnItsWay, keepsOut } from './outlook.rules.ts';

const preview: ImportPreview = {
  share: 1,
  refusal: null,
  errors: [],
  rejected: 0,
  repeats: [],
  read: 4,
  added: 4,
  replaced: 0,
  superseded: 0,
  unchanged: 0,
  certified: 0,
  first: '2026-02-02',
  last: '2026-02-02',
  first_day: '2026-02-02',
  differing: 0,
  channels: [],
  overlaps: [],
  warnings: [],
};
const loaded = (more: Partial<ImportPreview>): Load<ImportPreview | null> => ({
  state: 'loaded',
  value: { ...preview, ...more },
});
const failed = (status: number): Load<ImportPreview | null> => ({
  state: 'failed',
  error: new ApiError(status, 'No.'),
});

test.each<[string, Load<ImportPreview | null>, boolean]>([
  ['a file that can be taken', loaded({}), false],
  ['lines that can’t be taken', loaded({ rejected: 2 }), true],
  ['such lines in the beginning of a long file', loaded({ rejected: 2, share: 0.1 }), true],
  ['a file that is none', loaded({ refusal: 'No.' }), true],
  ['a dry run that is refused', failed(422), true],
  ['a server that is away', failed(503), false],
  ['no answer', failed(0), false],
  ['a dry run under way', { state: 'loading' }, false],
  ['nothing asked yet', { state: 'loaded', value: null }, false],
])('%s keeps the file out: %#', (_what, load, expected) => expect(keepsOut(load)).toBe(expected));

test.each<[string, Load<ImportPreview | null>, boolean]>([
  ['a dry run under way', { state: 'loading' }, true],
  ['the beginning of a long file', loaded({ share: 0.1 }), true],
  ['the whole file', loaded({}), false],
  ['nothing asked yet', { state: 'loaded', value: null }, false],
  ['a dry run that is refused', failed(422), false],
  ['a server that is away', failed(503), false],
  ['no answer', failed(0), false],
])('%s is waited for: %#', (_what, load, expected) => expect(isOnItsWay(load)).toBe(expected));

test.each([
  [0, ['read', 'added', 'replaced', 'superseded', 'unchanged', 'certified']],
  [1, ['read']],
])('with %i rejected lines the figures are %j', (rejected, figures) =>
  expect(figuresOf({ rejected })).toEqual(figures),
);
