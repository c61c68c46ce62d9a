import type { CampaignReportRow } from 'shared-domain';
import { reportCsv } from './report-csv.rules.ts';

const ROW: CampaignReportRow = {
  agency: 'City of Austin',
  station_id_tmg: 'AU0001',
  station_name: 'Trail, north',
  flowid_txdot: 'AU0001-3-2-1-9',
  flow: 'Bicycles',
  count_type: 'Bicycle',
  direction: 'North',
  intervals: '15, 60',
  days: 28,
  days_counted: 27,
  days_certified: 26,
  present: '0.9375',
  usable: null,
  grade: 'C',
  certified: 600,
  total: 4021,
  removed: 31,
  removed_by: [{ suspect_id: 3, label: 'Implausible', counts: 31 }],
  accepted: 1,
  dismissed: 2,
  overridden: 0,
  largest_removal: null,
  factor: '1.1000',
  equipment: ['2026-02-10 − A', '2026-02-11 + B'],
  certified_by: 'Uma Castillo',
  certified_at: '2026-03-02T12:00:00.000Z',
  ledger_id: 12,
  certifications: [{ by: 'Uma Castillo', at: '2026-03-02T12:00:00.000Z', ledger_id: 12 }],
  left_out: null,
  note: '=1+1',
};
const SUSPECTS = [
  { suspect_id: 2, label: 'Missing' },
  { suspect_id: 3, label: 'Implausible' },
];

test('a line has each column of the head, suspects in theirs, and nothing that a spreadsheet would work out', () => {
  const [head = '', line = '', end] = reportCsv('Winter', [ROW], SUSPECTS)
    .replace('\ufeff', '')
    .split('\r\n');
  expect(end).toBe('');
  expect(head).toContain(',counts_removed,removed_2 Missing,removed_3 Implausible,findings_accepted,');
  expect(line).toContain('Winter,City of Austin,AU0001,"Trail, north",AU0001-3-2-1-9,Bicycles,');
  expect(line).toContain(',28,27,26,0.9375,,C,600,4021,31,0,31,1,2,0,');
  expect(line).toContain(',1.1,2026-02-10 − A; 2026-02-11 + B,Uma Castillo,2026-03-02T12:00:00.000Z,12,,');
  expect(line).not.toMatch(/,=1\+1$/);
  // the only commas within a cell stand in quotes
  expect(line.replaceAll(/"[^"]*"/g, '').split(',')).toHaveLength(head.split(',').length);
});

test('who certified in parts, when and under which numbers stand in the same order, the earliest first', () => {
  const certifications = [
    { by: 'Uma Castillo', at: '2026-03-02T12:00:00.000Z', ledger_id: 12 },
    { by: 'Ada Morgan', at: '2026-03-05T12:00:00.000Z', ledger_id: 14 },
  ];
  expect(reportCsv('Winter', [{ ...ROW, certifications }], SUSPECTS)).toContain(
    ',Uma Castillo; Ada Morgan,2026-03-02T12:00:00.000Z; 2026-03-05T12:00:00.000Z,12; 14,',
  );
});
