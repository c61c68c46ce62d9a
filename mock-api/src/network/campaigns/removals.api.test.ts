import { course, FACTS, open, report } from '../../testing/campaigns.ts';
import { CUSTOM, imported } from '../../testing/import-files.ts';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { AU } from '../../testing/stored-counts.ts';

/** Suspects that keep counts out. */
const SILENT = 7;
const STUCK = 8;

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await testApi().query(
    `update counts set suspect_id = null, note = null where ts >= '2026-02-01' and certification_id is null
       and station_id = (select id from stations where station_id_tmg = $1)`,
    [AU],
  );
});

/** Marks all counts of some days of February. */
const mark = async (from: number, until: number, suspect_id: number | null, note?: string) => {
  const day = (of: number) => `2026-02-${String(of).padStart(2, '0')}`;
  const filters = { minDate: day(from), maxDate: day(until) };
  const body = { flowid_txdot: AU, filters, suspect_id, note };
  const { reply } = await request('POST /counts/update', { body }, 'user');
  expect(reply.updated).toBeGreaterThan(0);
  return reply.edit?.id ?? 0;
};
const undo = async (edit: number) => {
  const body = { flowid_txdot: AU, edit };
  expect((await request('POST /counts/undo', { body }, 'user')).status).toBe(200);
};
const certify = async (station: string, as: Persona = 'user', filters: object = {}) => {
  const body = { flowid_txdot: station, reason: 'Known', filters };
  expect((await request('POST /counts/certify', { body }, as)).status).toBe(200);
  await testApi().runJobs();
};
/** The rows of a report on February at a station. */
const closed = async (station = AU) => {
  const campaign = await open({ filter: { ...FACTS.filter, stations: [station] } });
  await course('close', campaign, { reason: 'Over' });
  return (await report(campaign.id)).reply.rows;
};

describe('the largest removal', () => {
  test('is of counts that are kept out when the report is made, not of a step that another one has taken away', async () => {
    await mark(3, 9, SILENT, 'Modem');
    await mark(3, 9, null);
    await mark(12, 13, STUCK, 'Loop');
    await certify(AU);
    const rows = await closed();
    expect(rows.length).toBeGreaterThan(0);
    for (const { removed, largest_removal } of rows)
      expect(largest_removal).toMatchObject({
        counts: removed,
        from: '2026-02-12 00:00:00',
        by: 'Uma Castillo',
        reason: 'Loop',
      });
  });

  test('is of the step that has put the suspect that stands there, also after another one was taken back', async () => {
    await mark(3, 9, SILENT, 'Modem');
    const other = await mark(3, 12, STUCK, 'Loop');
    await undo(other);
    await certify(AU);
    const rows = await closed();
    for (const { removed, largest_removal } of rows)
      expect(largest_removal).toMatchObject({ counts: removed, reason: 'Modem', by: 'Uma Castillo' });
  });

  test('is none where nothing is kept out any more', async () => {
    await mark(3, 9, SILENT);
    await mark(3, 9, null);
    await certify(AU);
    const rows = await closed();
    expect(rows.map(({ removed, largest_removal }) => [removed, largest_removal])).toEqual(
      rows.map(() => [0, null]),
    );
  });

  test('of counts that came marked is told with the import and who brought it', async () => {
    const params = { stationId: CUSTOM };
    const { reply } = await request('GET /stations/:stationId', { params }, 'user');
    const flow = reply.channels[0]?.flowid_txdot ?? '';
    const head =
      'station_id_tmg,station_name,flowid_txdot,flow_name,date,interval,count,suspect_id,validity_condition,note,vendor_status';
    const lines = ['00:00', '00:15', '00:30'].map(
      (at, place) =>
        `${CUSTOM},Rio Grande,${flow},NB,2026-02-03 ${at}:00,15,${place},${place > 0 ? `${SILENT},,Modem,` : ',,,'}`,
    );
    const { id } = await imported([head, ...lines, ''].join('\n'));
    await certify(CUSTOM);
    const [row] = (await closed(CUSTOM)).filter(({ removed }) => removed > 0);
    expect(row?.removed).toBe(2);
    expect(row?.largest_removal).toMatchObject({
      counts: 2,
      from: '2026-02-03 00:15:00',
      until: '2026-02-03 00:30:00',
      suspect: row?.removed_by[0]?.label,
      rule: null,
      reason: `Modem; Came with import no. ${id} (counts.csv)`,
      by: 'Uma Castillo',
    });
  });
});

describe('certified in parts', () => {
  const inParts = async () => {
    await certify(AU, 'user', { maxDate: '2026-02-14' });
    await certify(AU, 'admin');
  };

  test('by two people, the report names both with their days and numbers, the earliest first', async () => {
    await inParts();
    const rows = await closed();
    expect(rows.length).toBeGreaterThan(0);
    for (const { certifications, certified_by, certified_at, ledger_id } of rows) {
      expect(certifications.map(({ by }) => by)).toEqual(['Uma Castillo', 'Ada Morgan']);
      const [first, last] = certifications;
      expect(first?.ledger_id).toBeLessThan(last?.ledger_id ?? 0);
      expect([certified_by, certified_at, ledger_id]).toEqual([
        'Uma Castillo, Ada Morgan',
        last?.at,
        last?.ledger_id,
      ]);
    }
  });

  test('so does its file', async () => {
    await inParts();
    const campaign = await open({ filter: { ...FACTS.filter, stations: [AU] } });
    await course('close', campaign, { reason: 'Over' });
    const query = { campaign: campaign.id };
    const { reply } = await request('GET /export/campaign-report', { query }, 'user');
    const [, line = ''] = String(reply).split('\r\n');
    const [first, last] = (await report(campaign.id)).reply.rows[0]?.certifications ?? [];
    expect(line).toContain(
      [
        'Uma Castillo; Ada Morgan',
        `${first?.at}; ${last?.at}`,
        `${first?.ledger_id}; ${last?.ledger_id}`,
      ].join(','),
    );
  });

  test('a report of before they were kept names the last alone', async () => {
    await inParts();
    const campaign = await open({ filter: { ...FACTS.filter, stations: [AU] } });
    await course('close', campaign, { reason: 'Over' });
    await testApi().query(
      `update campaign_reports set record = regexp_replace(record, '"certifications":\\[[^]]*\\],', '', 'g')`,
    );
    const [row] = (await report(campaign.id)).reply.rows;
    expect(row).toMatchObject({ certified_by: 'Ada Morgan', certifications: [{ by: 'Ada Morgan' }] });
  });
});
