import type { CertifyChecklist } from 'shared-domain';
import { CHECKS, isInOrder, mayCertify, openFindings } from './checklist.rules.ts';

const CLEAN: CertifyChecklist = {
  counts: 96,
  first: '2026-02-18 00:00:00',
  last: '2026-02-19 23:00:00',
  days: 2,
  nulls: 0,
  suspects: 3,
  findings: { strong: 0, review: 0, hint: 0 },
  gaps: { ranges: 0, intervals: 0 },
  days_without_counts: 0,
  left_out: { counts: 0, days: 0, first: null, last: null },
  late: 0,
  counted_twice: { counts: 0, first: null, last: null },
  checked_at: '2026-03-01 10:00:00',
  stale: false,
};
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

test.each<[string, Partial<CertifyChecklist>, string, boolean]>([
  ['all in order', {}, '', true],
  ['a gap that nobody explained', { gaps: { ranges: 1, intervals: 5 } }, '', true],
  ['nothing to certify', { counts: 0 }, '', false],
  ['hours counted twice', { counted_twice: { counts: 3, first: 'x', last: 'x' } }, 'Known', false],
  ['strong findings without a reason', { findings: { strong: 1, review: 0, hint: 0 } }, ' ', false],
  ['strong findings with a reason', { findings: { strong: 1, review: 0, hint: 0 } }, 'Known', true],
])('certifying is offered or not: %s', (_, part, reason, expected) =>
  expect(mayCertify({ ...CLEAN, ...part }, reason)).toBe(expected),
);
