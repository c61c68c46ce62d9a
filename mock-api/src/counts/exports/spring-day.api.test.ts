import { clockChanges } from '../store/daylight-saving.rules.ts';
import { isShownTime, minutesOfDay, minutesOfDaySql, shownTimeSql } from '../store/whole-days.rules.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { wallClock } from 'shared-domain';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

/** 24 certified hours of 10 March 2024 for the first flow of AU0009, of which these are left out. */
async function addSpringDay(without: number[]): Promise<void> {
  await testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select f.station_id, '2024-03-10'::timestamp + h * interval '1 hour', f.id, 5, 60, 1
     from (select f.* from flows f join stations s on s.id = f.station_id where s.station_id_tmg = 'AU0009'
       order by f.id limit 1) f, generate_series(0, 23) h where h <> all($1::int[])`,
    [without],
  );
}

test.each([
  [[2], 0],
  [[], 0],
  [[17], 1],
  [[2, 17], 1],
])('a spring day without %j is short %i times in a TMAS export', async (without, short) => {
  await addSpringDay(without);
  const body = { stations: ['AU0009'], fromDate: '03/10/2024', toDate: '03/10/2024' };
  const { reply } = await request('POST /export/check-tmas', { body }, 'super');
  expect(reply.findings.filter(({ text }) => text.includes('less than the whole day'))).toHaveLength(short);
});

test.each(['America/Chicago', 'America/Denver', 'America/Phoenix', 'Australia/Lord_Howe'])(
  'the database knows the clock of %s as the rules do',
  async (zone) => {
    const days = [2009, 2024].flatMap((year) =>
      Object.values(clockChanges(zone, year))
        .flat()
        .map(({ from }) => Math.floor(from / 1440) * 1440),
    );
    const times = (days.length > 0 ? days : [28_486_080]).flatMap((day) =>
      Array.from({ length: 96 }, (_, at) => day + at * 15),
    );
    const rows = await testApi().query<{ shown: boolean; minutes: number }>(
      `select ${shownTimeSql('t.ts', '$2::text')} as shown, ${minutesOfDaySql('t.ts::date', '$2::text')} as minutes
       from unnest($1::timestamp[]) with ordinality as t (ts, at) order by t.at`,
      [times.map(wallClock), zone],
    );
    expect(rows).toEqual(
      times.map((time) => ({
        shown: isShownTime(time, zone),
        minutes: minutesOfDay(Math.floor(time / 1440) * 1440, zone),
      })),
    );
  },
);
