import type { FailureReport } from 'shared-domain';

/** A failure as a page tells of it. */
export const aFailure = {
  reference: '1A2B3C4D',
  tab: '0123456789abcdef',
  part: 'mfe-qc',
  version: '1.5.0',
  shell: '0.9.0',
  route: '/validate-counts/:stationId',
  kind: 'TypeError',
  message: 'review is not a function',
  stack: '    at review (https://counts.example.org/remotes/mfe-qc/1.5.0/review.1a2b3c4d.js:1:2345)',
} satisfies FailureReport;
