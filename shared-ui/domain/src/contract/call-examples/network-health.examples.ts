import type { ExamplesOf } from './example.ts';

/** The state of the counters. */
export const networkHealthExamples: ExamplesOf<
  'GET /network/health' | 'GET /network/uptime' | 'GET /stations/:stationId/health'
> = {
  'GET /network/health': {
    reply: {
      evaluated_at: '2026-03-08T18:00:00Z',
      stations: [
        {
          station_id_tmg: 'AU0001',
          station_name: 'Shoal Creek Trail at 24th St',
          agency: 'City of Austin',
          time_zone: 'America/Chicago',
          latitude: 30.288412,
          longitude: -97.751903,
          state: 'silent',
          since: '2026-03-02T06:00:00.000Z',
          through_at: '2026-03-02T06:00:00.000Z',
          usual_hours: null,
          changed_at: null,
          silent_flows: 0,
          days_waiting: 29,
          also: ['review'],
          assignee: null,
        },
        {
          station_id_tmg: 'AU0002',
          station_name: 'Butler Trail at Pfluger Bridge',
          agency: 'City of Austin',
          time_zone: 'America/Chicago',
          latitude: 30.267205,
          longitude: -97.756131,
          state: 'silent',
          since: '2026-03-02T06:00:00.000Z',
          through_at: '2026-03-02T06:00:00.000Z',
          usual_hours: null,
          changed_at: null,
          silent_flows: 0,
          days_waiting: 0,
          also: [],
          assignee: null,
        },
      ],
    },
  },
  'GET /network/uptime': {
    reply: {
      month: '2026-02',
      stations: [
        {
          station_id_tmg: 'AU0001',
          uptime: { month: '2026-02', expected: 1344, present: 1313, usable: 1313, grade: 'B' },
        },
        {
          station_id_tmg: 'AU0002',
          uptime: { month: '2026-02', expected: 2688, present: 1920, usable: 1920, grade: 'E' },
        },
      ],
    },
  },
  'GET /stations/:stationId/health': {
    params: { stationId: 'AU0001' },
    reply: {
      health: {
        station_id_tmg: 'AU0001',
        station_name: 'Shoal Creek Trail at 24th St',
        agency: 'City of Austin',
        time_zone: 'America/Chicago',
        latitude: 30.288412,
        longitude: -97.751903,
        state: 'silent',
        since: '2026-03-02T06:00:00.000Z',
        through_at: '2026-03-02T06:00:00.000Z',
        usual_hours: null,
        changed_at: null,
        silent_flows: 0,
        days_waiting: 29,
        also: ['review'],
        assignee: null,
      },
      outages: [
        {
          id: 6,
          kind: 'silent',
          flow: null,
          start_at: '2026-03-02T06:00:00Z',
          silent_at: '2026-03-05T18:00:00Z',
          recovered_at: null,
          filled_at: null,
          retired_at: null,
          lost_hours: 0,
          level: null,
          investigation: 'open',
          note: null,
          assignee: null,
          assignee_id: null,
          entered: null,
          corrected: false,
          proposed: null,
          muted: null,
          version: 1,
          touches: [],
        },
      ],
      closures: [],
      uptime: [
        { month: '2026-03', expected: 360, present: 48, usable: 48, grade: 'E', changed_at: null },
        { month: '2026-02', expected: 1344, present: 1313, usable: 1313, grade: 'B', changed_at: null },
      ],
      flows: [
        {
          id: 1,
          name: 'Bicycle SB',
          state: 'silent',
          since: '2026-03-02T06:00:00.000Z',
          through_at: '2026-03-02T06:00:00.000Z',
        },
        {
          id: 2,
          name: 'Bicycle NB',
          state: 'silent',
          since: '2026-03-02T06:00:00.000Z',
          through_at: '2026-03-02T06:00:00.000Z',
        },
      ],
    },
  },
};
