import type { ExamplesOf } from './example.ts';

/** What waits to be certified at a station, and what was done there. */
export const reviewExamples: ExamplesOf<
  | 'GET /counts/scope'
  | 'GET /counts/checklist'
  | 'GET /counts/edits'
  | 'GET /counts/log'
  | 'GET /counts/certifications'
> = {
  'GET /counts/scope': {
    query: { flowid_txdot: 'AU0001', filters: '{"minDate":"2026-01-01","maxDate":"2026-01-31"}' },
    reply: { counts: 1488, first: '2026-01-01 00:00:00', last: '2026-01-31 23:00:00', nulls: 0, suspects: 0 },
  },
  'GET /counts/checklist': {
    query: { flowid_txdot: 'AU0001', filters: '{"minDate":"2026-01-01","maxDate":"2026-01-31"}' },
    reply: {
      counts: 1488,
      first: '2026-01-01 00:00:00',
      last: '2026-01-31 23:00:00',
      days: 31,
      nulls: 0,
      suspects: 0,
      findings: { strong: 0, review: 2, hint: 0 },
      gaps: { ranges: 0, intervals: 0 },
      days_without_counts: 0,
      left_out: { counts: 1392, days: 29, first: '2026-02-01 00:00:00', last: '2026-03-01 23:00:00' },
      counted_twice: { counts: 0, first: null, last: null },
      late: 0,
      checked_at: '2026-03-02T12:00:00Z',
      stale: false,
    },
  },
  'GET /counts/edits': {
    query: { flowid_txdot: 'AU0001' },
    reply: [
      {
        id: 1,
        kind: 'bulk',
        at: '2026-03-02T12:00:00Z',
        user_name: 'Uma Castillo',
        text: '48 counts: Traffic bypasses the sensor, note “Trail closed for a race”',
        counts: 48,
        first: '2026-01-24 00:00:00',
        last: '2026-01-24 23:00:00',
        findings: 0,
        undone: false,
      },
    ],
  },
  'GET /counts/log': {
    query: { flowid_txdot: 'AU0001', limit: '2' },
    also: { before: '15' },
    reply: {
      data: [
        {
          id: 10,
          at: '2026-03-02T12:00:00Z',
          user_name: 'Uma Castillo',
          action: 'counts.update',
          text: 'Changed the suspect or note of 48 counts.',
          edit: {
            id: 1,
            kind: 'bulk',
            at: '2026-03-02T12:00:00Z',
            user_name: 'Uma Castillo',
            text: '48 counts: Traffic bypasses the sensor, note “Trail closed for a race”',
            counts: 48,
            first: '2026-01-24 00:00:00',
            last: '2026-01-24 23:00:00',
            findings: 0,
            undone: false,
          },
        },
        {
          id: 7,
          at: '2026-03-02T12:00:00Z',
          user_name: 'Uma Castillo',
          action: 'counts.certified',
          text: 'Certified 2,784 counts from Jan 1, 2025, 12:00 AM to Feb 27, 2025, 11:00 PM.',
          edit: null,
        },
      ],
      next: 7,
    },
  },
  'GET /counts/certifications': {
    query: { flowid_txdot: 'AU0001' },
    reply: [
      {
        id: 4,
        requested_by: 'Uma Castillo',
        requested_at: '2026-03-02T12:00:00Z',
        status: 'done',
        filters: { maxDate: '2025-12-31' },
        counts: 2784,
        reason: 'Checked against a manual count',
        findings: [
          {
            id: 10,
            rule_label: 'Gap',
            flowid_txdot: 'AU0001-3-2-5-9',
            from: '2025-02-28 00:00:00',
            until: '2025-03-02 00:00:00',
            affected: 523,
          },
          {
            id: 11,
            rule_label: 'Gap',
            flowid_txdot: 'AU0001-3-2-1-9',
            from: '2025-02-28 00:00:00',
            until: '2025-03-02 00:00:00',
            affected: 504,
          },
        ],
        left_out: { days: 60, last: '2026-03-01 23:00:00', first: '2026-01-01 00:00:00', counts: 2880 },
        failure: null,
        kind: 'certification',
        first: '2025-01-01 00:00:00',
        last: '2025-02-27 23:00:00',
        certified: 2784,
        campaign: null,
      },
      {
        id: 1,
        requested_by: 'Ada Morgan',
        requested_at: '2026-01-01T16:00:00Z',
        status: 'done',
        filters: {},
        counts: 14638,
        reason: null,
        findings: [],
        left_out: null,
        failure: null,
        kind: 'certification',
        first: '2025-03-02 00:00:00',
        last: '2025-12-31 23:00:00',
        certified: 14638,
        campaign: null,
      },
    ],
  },
};
