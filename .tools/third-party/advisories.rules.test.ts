import { advisoryFaults, auditAdvisories, type Advisory } from './advisories.rules.ts';
import type { Package } from './packages.rules.ts';

const server: Package = {
  name: 'server-kit',
  version: '4.12.24',
  licence: 'MIT',
  production: true,
  path: 'node_modules/server-kit',
};
const grave: Advisory = { id: 'GHSA-1', package: 'server-kit', affected: '<4.12.25', severity: 'high' };
const today = '2026-03-02';
const faultsOf = (packages: Package[], advisories: Advisory[], until?: string) =>
  advisoryFaults(packages, advisories, until ? [{ id: 'GHSA-1', why: 'not called', until }] : [], today);

test.each(['high', 'critical'] as const)('a %s advisory of what is shipped fails', (severity) => {
  expect(faultsOf([server], [{ ...grave, severity }])).toEqual([
    `server-kit@4.12.24: GHSA-1 (${severity}, <4.12.25)`,
  ]);
});

test.each([
  ['of a version that is mended', [{ ...server, version: '4.12.25' }], grave],
  ['of a package that no one gets', [{ ...server, production: false }], grave],
  ['of another package', [{ ...server, name: 'other' }], grave],
  ['that is moderate', [server], { ...grave, severity: 'moderate' as const }],
])('an advisory %s does not fail', (_, packages, advisory) => {
  expect(faultsOf(packages, [advisory])).toEqual([]);
});

test('a version before a release counts as what it is', () => {
  expect(faultsOf([{ ...server, version: '4.12.25-beta.1' }], [grave])).toHaveLength(1);
});

test('an exception holds through its last day and is told from the day after', () => {
  expect(faultsOf([server], [grave], '2026-03-02')).toEqual([]);
  expect(faultsOf([server], [grave], '2026-03-01')).toEqual([
    'server-kit@4.12.24: GHSA-1 (high, <4.12.25)',
    'the exception for GHSA-1 ended on 2026-03-01',
  ]);
});

test("the registry's answer is read; where it has none, that is told apart from 'nothing found'", () => {
  const via = {
    name: 'server-kit',
    url: 'https://github.com/advisories/GHSA-1',
    severity: 'high',
    range: '<4.12.25',
  };
  const answer = { vulnerabilities: { 'server-kit': { via: [via] }, 'above-it': { via: ['server-kit'] } } };
  expect(auditAdvisories(answer)).toEqual([grave]);
  expect(auditAdvisories({ vulnerabilities: {} })).toEqual([]);
  expect(auditAdvisories({ message: '405 Method Not Allowed' })).toBeNull();
});
