import type { ExamplesOf } from './example.ts';

/** Files of certified counts, from their order to their download. */
export const exportsExamples: ExamplesOf<
  'POST /export/prepare-csv' | 'GET /exports' | 'GET /exports/:id/link' | 'GET /exports/:id/file'
> = {
  'POST /export/prepare-csv': {
    body: {
      stations: ['AU0001'],
      count_types: [],
      count_methods: [],
      travel_directions: [],
      fromDate: '06/01/2025',
      toDate: '06/30/2025',
      countData: true,
      stationMetadata: false,
    },
    reply: {
      success: 'You will be notified when the file is ready.',
      export: {
        id: 1,
        kind: 'csv',
        status: 'waiting',
        progress: 0,
        created_at: '2026-03-02T12:00:00Z',
        expires_at: null,
        stations: ['AU0001'],
        station_count: 1,
        from: '2025-06-01',
        to: '2025-06-30',
        file_name: null,
        bytes: null,
        rows: null,
        left_out: null,
        message: null,
        download: null,
      },
    },
  },
  'GET /exports': {
    reply: [
      {
        id: 1,
        kind: 'csv',
        status: 'done',
        progress: 1,
        created_at: '2026-03-02T12:00:00Z',
        expires_at: '2026-03-09T12:00:00Z',
        stations: ['AU0001'],
        station_count: 1,
        from: '2025-06-01',
        to: '2025-06-30',
        file_name: '2026-03-02 counts AU0001 2025-06-01 to 2025-06-30.csv',
        bytes: 153438,
        rows: 1440,
        left_out: 0,
        message: null,
        download:
          '/api/exports/1/file?until=1773057600&use=0&signature=Ub1vQ3mYk0sJ2c8nTz5rXw7pLd4hGe6aFi9oKqWbNuE',
      },
    ],
  },
  'GET /exports/:id/link': {
    params: { id: '1' },
    query: { until: '1773057600', use: '0', signature: 'Ub1vQ3mYk0sJ2c8nTz5rXw7pLd4hGe6aFi9oKqWbNuE' },
    reply: {
      id: 1,
      kind: 'csv',
      status: 'done',
      progress: 1,
      created_at: '2026-03-02T12:00:00Z',
      expires_at: '2026-03-09T12:00:00Z',
      stations: ['AU0001'],
      station_count: 1,
      from: '2025-06-01',
      to: '2025-06-30',
      file_name: '2026-03-02 counts AU0001 2025-06-01 to 2025-06-30.csv',
      bytes: 153438,
      rows: 1440,
      left_out: 0,
      message: null,
      download:
        '/api/exports/1/file?until=1773057600&use=0&signature=Ub1vQ3mYk0sJ2c8nTz5rXw7pLd4hGe6aFi9oKqWbNuE',
    },
  },
  'GET /exports/:id/file': {
    params: { id: '1' },
    query: { until: '1773057600', use: '0', signature: 'Ub1vQ3mYk0sJ2c8nTz5rXw7pLd4hGe6aFi9oKqWbNuE' },
    reply:
      'station_id_tmg,station_name,flowid_txdot,flow_name,count_type,travel_direction,date,interval,count,suspect_id,validity_condition,note,vendor_status\r\nAU0001,Shoal Creek Trail at 24th St,AU0001-3-2-5-9,Bicycle SB,Bicycle,South,2025-06-01 00:00:00,60,1,,,,\r\nAU0001,Shoal Creek Trail at 24th St,AU0001-3-2-1-9,Bicycle NB,Bicycle,North,2025-06-01 00:00:00,60,0,,,,\r\n',
  },
};
