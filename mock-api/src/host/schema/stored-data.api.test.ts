import { withOldInstallation } from '../../testing/old-installation.ts';

// another database is made and filled
jest.setTimeout(60_000);

const STATION = /* sql */ `
  insert into agencies (name) values ('Austin');
  insert into txdot_districts values (14, 'Austin');
  insert into counties values (227, 'Travis', 14, '48453');
  insert into cities (city_area, county_code, tmg_prefix, tmg_count, latitude, longitude)
    values ('Austin', 227, 'AU', 1, 30.3, -97.7);
  insert into stations (agency_id, station_name, station_id_tmg, draft, city_id) values (1, 'First', 'AU0001', false, 1);
  insert into flows (station_id, name, count_method_code, count_type_code, travel_direction_code, street_side_code)
    values (1, 'NB', '3', '2', '1', '9'), (1, 'SB', '3', '2', '5', '9');`;

test('counts that overlap stay as they are, and are known as counted twice', async () => {
  const data = /* sql */ `${STATION}
    insert into counts (station_id, ts, flow_id, count, interval_minutes)
      select 1, t, f, 4, 60 from generate_series(timestamp '2025-03-01', '2025-03-31 23:00', interval '1 hour') t, (values (1), (2)) v (f);
    insert into counts (station_id, ts, flow_id, count, interval_minutes)
      select 1, t, 1, 1, 15 from generate_series(timestamp '2025-03-05 08:15', '2025-03-05 08:45', interval '15 minutes') t;`;
  await withOldInstallation({ before: '0014-intervals', data }, async (db) => {
    expect(await db.query('select count(*)::int as n, sum(count)::int as sum from counts')).toEqual([
      { n: 2 * 744 + 3, sum: 8 * 744 + 3 },
    ]);
    expect(await db.query('select flow_id, counts, shortest, longest from count_months order by 1')).toEqual([
      { flow_id: 1, counts: 747, shortest: 15, longest: 60 },
      { flow_id: 2, counts: 744, shortest: 60, longest: 60 },
    ]);
    expect(
      await db.query('select flow_id, ts, aside from overlapping_counts(null, false) order by ts'),
    ).toEqual([
      { flow_id: 1, ts: '2025-03-05 08:00:00', aside: false },
      { flow_id: 1, ts: '2025-03-05 08:15:00', aside: true },
      { flow_id: 1, ts: '2025-03-05 08:30:00', aside: true },
      { flow_id: 1, ts: '2025-03-05 08:45:00', aside: true },
    ]);
  });
});

test('caps that somebody has lowered keep holding, and findings keep what they say', async () => {
  const data = /* sql */ `${STATION}
    insert into finding_settings (agency_id, station_id, flow_id, name, value, changed_at) values
      (1, 0, 0, 'day-cap.bicycles', 900, '2026-01-01'), (1, 1, 0, 'day-cap.pedestrians', 500, '2026-01-02'),
      (1, 1, 0, 'day-cap.bicycles', 800, '2026-01-03'), (1, 1, 1, 'day-cap.bicycles', 5000, '2026-01-04'),
      (1, 1, 2, 'gap.strong_hours', 6, '2026-01-05');
    insert into findings (station_id, flow_id, rule, severity, from_ts, until_ts, intervals, rows, value, threshold, evidence, state)
      values (1, 1, 'gap', 'strong', '2025-03-05', '2025-03-06', 24, 12, 24, 12, '{"hours": 24}', 'dismissed');`;
  await withOldInstallation({ before: '0020-finding-cases', data }, async (db) => {
    const rows = await db.query(
      `select station_id, flow_id, value, changed_at from finding_settings where name = 'day-cap.times' order by 1, 2`,
    );
    expect(rows.map((row) => [row['station_id'], row['flow_id'], row['value']])).toEqual([
      [0, 0, 1],
      [1, 0, 1],
    ]);
    expect(
      await db.query(`select value from finding_settings where name like '%.bicycles' order by 1`),
    ).toEqual([{ value: 800 }, { value: 900 }, { value: 5000 }]);
    expect(await db.query('select state, rules, affected, parts from findings')).toEqual([
      {
        state: 'dismissed',
        rules: ['gap'],
        affected: 12,
        parts: [
          expect.objectContaining({ rule: 'gap', from: '2025-03-05 00:00:00', evidence: { hours: 24 } }),
        ],
      },
    ]);
  });
});

test('lists of before say direction by one Spanish word, and what somebody has named otherwise stays', async () => {
  const data = /* sql */ `
    insert into codes (list, code, label, label_es, tmg, position, disabled) values
      ('movementDirection', '1', 'Only with the direction of the route', 'Solo en el sentido de la ruta', '1', 0, false),
      ('movementDirection', '3', 'Both directions', 'Los dos sentidos', '3', 1, false),
      ('travelDirection', '9', 'Combined', 'Norte–sur o noreste–suroeste, ambos sentidos juntos', '9', 0, false),
      ('streetSide', '3', 'Both', 'Ambos sentidos', null, 0, false),
      ('sensorType', 'F', 'Fibre-optic', 'Fibra óptica', 'F', 0, false);
    insert into suspects (id, validity_condition, validity_condition_es, excludes, proposable)
      values (17, 'Severe weather', 'Clima severo', false, false);`;
  await withOldInstallation({ before: '0081-one-word-for-direction', data }, async (db) => {
    expect(await db.query('select list, code, label, label_es from codes order by list, code')).toEqual([
      expect.objectContaining({ label_es: 'Solo en la dirección de la ruta' }),
      expect.objectContaining({ label_es: 'Los dos sentidos' }),
      { list: 'sensorType', code: 'F', label: 'Fiber-optic', label_es: 'Fibra óptica' },
      expect.objectContaining({ list: 'streetSide', label_es: 'Ambos sentidos' }),
      expect.objectContaining({ label_es: 'Norte–sur o noreste–suroeste, ambas direcciones juntas' }),
    ]);
    expect(await db.query('select validity_condition_es as es from suspects')).toEqual([
      { es: 'Tiempo severo' },
    ]);
  });
});
