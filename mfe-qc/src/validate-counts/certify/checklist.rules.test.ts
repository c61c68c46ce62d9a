import type { CertifyChecklist } from 'shared-domain';
import { aChecklist } from '../testing/checklist.ts';
import { CHECKS, isInOrder, isKnown, mayCertify, needsReason, openFindings } from './checklist.rules.ts';

const CLEAN = aChecklist();
const faults = (part: Partial<CertifyChecklist>) =>
  CHECKS.filter((check) => !isInOrder(check, { ...CLEAN, ...part }));

test.each<[string, Partial<CertifyChecklist>, string[]]>([
  ['nothing', {}, []],
  ['rules that never looked', { checked_at: null }, ['checked', 'findings', 'gaps']],
  ['rules that looked before counts changed', { stale: true }, ['checked']],
  ['an open hint', { findings: { strong: 0, review: 0, hint: 1 } }, ['findings']],
  ['an unexplained gap', { gaps: { ranges: 1, intervals: 5 } }, ['gaps']],
  ['an hour counted twice', { counted_twice: { counts: 3, first: 'x', last: 'x' } }, ['once']],
  ['a day without counts', { days_without_counts: 1 }, ['days']],
  ['counts left out', { left_out: { counts: 1, days: 1, first: 'x', last: 'x' } }, ['leftOut']],
])('%s is told', (_, part, expected) => expect(faults(part)).toEqual(expected));

test('findings of every weight count', () => {
  expect(openFindings({ ...CLEAN, findings: { strong: 1, review: 2, hint: 3 } })).toBe(6);
});

test.each<[string, Partial<CertifyChecklist>, boolean]>([
  ['all in order', {}, true],
  ['a gap that nobody explained', { gaps: { ranges: 1, intervals: 5 } }, true],
  ['nothing to certify', { counts: 0 }, false],
  ['hours counted twice', { counted_twice: { counts: 3, first: 'x', last: 'x' } }, false],
  ['strong findings', { findings: { strong: 1, review: 0, hint: 0 } }, true],
])('certifying is offered or not: %s', (_, part, expected) =>
  expect(mayCertify({ ...CLEAN, ...part })).toBe(expected),
);

test.each<[string, Partial<CertifyChecklist>, boolean]>([
  ['no findings', {}, false],
  ['findings to review alone', { findings: { strong: 0, review: 4, hint: 2 } }, false],
  ['a strong finding', { findings: { strong: 1, review: 0, hint: 0 } }, true],
  [
    'a strong finding where nothing is to certify',
    { counts: 0, findings: { strong: 1, review: 0, hint: 0 } },
    false,
  ],
])('a reason is asked for or not: %s', (_, part, expected) =>
  expect(needsReason({ ...CLEAN, ...part })).toBe(expected),
);

test('before the rules have looked, findings and gaps alone are not known', () => {
  const unknown = CHECKS.filter((check) => !isKnown(check, { ...CLEAN, checked_at: null }));
  expect(unknown).toEqual(['findings', 'gaps']);
  expect(CHECKS.every((check) => isKnown(check, { ...CLEAN, stale: true }))).toBe(true);
});
