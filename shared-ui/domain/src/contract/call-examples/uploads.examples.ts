import type { ExamplesOf } from './example.ts';

/** Files of counts, from their upload to the start of their import. */
export const uploadsExamples: ExamplesOf<
  | 'POST /counts/upload'
  | 'POST /counts/import/inspect'
  | 'POST /counts/import/preview'
  | 'POST /counts/import'
> = {
  'POST /counts/upload': {
    body: {
      file: 'Date,Bicycle NB,Bicycle SB\n2025-06-01 08:00:00,12,9\n2025-06-01 08:15:00,15,11\n2025-06-01 08:30:00,31,8\n',
    },
    reply: {
      file: 'a8456625-e9be-468b-a4ea-06f7cc3274a7',
      headers: ['Bicycle NB', 'Bicycle SB'],
      name: 'rio-grande-june.csv',
      totals: [],
      inspection: {
        vendor: '0',
        vendors: ['0', '3'],
        reading: {
          encoding: 'utf-8',
          delimiter: ',',
          headerLine: 1,
          dateFormat: 'iso',
          thousands: false,
          counter: null,
          classes: [],
        },
        dateOpen: false,
        interval: 15,
        trafxPeriod: null,
        headers: ['Bicycle NB', 'Bicycle SB'],
        totals: [],
        above: [],
        columns: ['Date', 'Bicycle NB', 'Bicycle SB'],
        rows: [
          { line: 2, time: '2025-06-01 08:00:00', cells: ['2025-06-01 08:00:00', '12', '9'] },
          { line: 3, time: '2025-06-01 08:15:00', cells: ['2025-06-01 08:15:00', '15', '11'] },
        ],
        counters: [],
        classes: [],
        exportOf: null,
        refusal: null,
      },
    },
  },
  'POST /counts/import/inspect': {
    body: { file: 'a8456625-e9be-468b-a4ea-06f7cc3274a7', vendor: '0' },
    reply: {
      vendor: '0',
      vendors: ['0', '3'],
      reading: {
        encoding: 'utf-8',
        delimiter: ',',
        headerLine: 1,
        dateFormat: 'iso',
        thousands: false,
        counter: null,
        classes: [],
      },
      dateOpen: false,
      interval: 15,
      trafxPeriod: null,
      headers: ['Bicycle NB', 'Bicycle SB'],
      totals: [],
      above: [],
      columns: ['Date', 'Bicycle NB', 'Bicycle SB'],
      rows: [
        { line: 2, time: '2025-06-01 08:00:00', cells: ['2025-06-01 08:00:00', '12', '9'] },
        { line: 3, time: '2025-06-01 08:15:00', cells: ['2025-06-01 08:15:00', '15', '11'] },
      ],
      counters: [],
      classes: [],
      exportOf: null,
      refusal: null,
    },
  },
  'POST /counts/import/preview': {
    body: {
      file: 'a8456625-e9be-468b-a4ea-06f7cc3274a7',
      vendor: '0',
      station: 'AU0009',
      channels: [
        { id: 18, header: 'Bicycle NB' },
        { id: 19, header: 'Bicycle SB' },
      ],
      interval: 15,
    },
    reply: {
      share: 1,
      rejected: 0,
      repeats: [],
      read: 6,
      added: 6,
      superseded: 0,
      refusal: null,
      errors: [],
      replaced: 0,
      unchanged: 0,
      certified: 0,
      differing: 0,
      first: '2025-06-01 08:00:00',
      last: '2025-06-01 08:30:00',
      warnings: [],
      first_day: '2025-06-01',
      channels: [
        { id: 18, header: 'Bicycle NB', sums: [58], stored: [null] },
        { id: 19, header: 'Bicycle SB', sums: [28], stored: [null] },
      ],
      overlaps: [],
    },
  },
  'POST /counts/import': {
    body: {
      file: 'a8456625-e9be-468b-a4ea-06f7cc3274a7',
      vendor: '0',
      station: 'AU0009',
      channels: [
        { id: 18, header: 'Bicycle NB' },
        { id: 19, header: 'Bicycle SB' },
      ],
      interval: 15,
    },
    reply: {
      success: true,
      import: {
        id: 4,
        file_name: 'rio-grande-june.csv',
        source: 'file',
        requested_by: 'API: Trail counters',
        created_at: '2026-03-02T12:00:00Z',
        status: 'waiting',
        progress: 0,
        vendor_code: '0',
        run_id: null,
        station_id_tmg: 'AU0009',
        station_name: 'Rio Grande St at 28th St',
        message: null,
        result: null,
        errors: [],
        rejected: 0,
        undone_by: null,
        undone_at: null,
        can_undo: false,
      },
    },
  },
};
