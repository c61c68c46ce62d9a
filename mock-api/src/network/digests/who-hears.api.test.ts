import { mulberry32 } from '../../counts/figures/mulberry32.ts';
import { forgetSignIns, testApi } from '../../testing/index.ts';
import { evaluateHours } from '../health/evaluate-hours.ts';
import { sendDigests } from './send-digests.ts';

// network.md, section 2, 3 to 5, of what sends them: people of several agencies and roles, who move, leave, choose and come, while
// counters fall silent and come back, and the processes that send are several, late, and asked at any hour

jest.setTimeout(300_000);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEKS = 6;
/** Counts end with March 1st; the first Monday after is the ninth. */
const BEGIN = Date.parse('2026-03-02T12:00:00Z');

type Mail = {
  id: number;
  recipient: string;
  key: string;
  subject: string;
  body: string;
  html: string | null;
};
type Person = { id: number; email: string; agency_id: number; wanted: string; access: boolean };

const query = <T extends object>(sql: string, values: (string | number | null)[] = []) =>
  testApi().query(sql, values) as unknown as Promise<T[]>;

const mailsAfter = (id: number) =>
  query<Mail>(
    `select id::int, recipient, dedupe_key as key, subject, body, html from outbox
     where dedupe_key like 'digest:%' and id > $1 order by id`,
    [id],
  );

const people = () =>
  query<Person>(
    `select u.id::int, u.email, u.agency_id::int, coalesce(c.wanted, 'weekly') as wanted,
       u.password_hash is not null and a.closed_at is null as access
     from users u join agencies a on a.id = u.agency_id left join digest_choices c on c.user_id = u.id order by u.id`,
  );

/** Whose each published station is. */
const owners = async () =>
  new Map(
    (
      await query<{ number: string; agency: number }>(
        `select station_id_tmg as number, agency_id::int as agency from stations where not draft`,
      )
    ).map(({ number, agency }) => [number, agency]),
  );

/** The agencies at which a counter fell silent since a moment, and lasts. */
const silentSince = async (from: number, until: number) =>
  new Set(
    (
      await query<{ agency: number }>(
        `select distinct s.agency_id::int as agency from outage_news n join outages o on o.id = n.outage_id join stations s on s.id = o.station_id
         where n.what = 'silent' and n.at > $1 and n.at <= $2 and o.recovered_at is null and o.retired_at is null and coalesce(jsonb_array_length(o.confirming::jsonb), 0) = 0
           and not s.draft`,
        [new Date(from).toISOString(), new Date(until).toISOString()],
      )
    ).map(({ agency }) => agency),
  );

/** What happens between two looks. */
const HAPPENS: ((person: Person, at: string, other: number) => Promise<unknown>)[] = [
  // somebody goes to work elsewhere
  ({ id }, _at, other) => query('update users set agency_id = $2 where id = $1', [id, other]),
  // somebody wants none, or wants them again
  ({ id, wanted }, at) =>
    query(
      `insert into digest_choices (user_id, wanted, changed_at) values ($1, $2, $3)
       on conflict (user_id) do update set wanted = excluded.wanted, changed_at = excluded.changed_at`,
      [id, wanted === 'off' ? 'weekly' : 'off', at],
    ),
  // counts of a station come
  (_person, at, other) =>
    query(
      `insert into arrivals (station_id, flow_id, arrived_at, from_ts, through_ts, filled)
       select f.station_id, f.id, $1::timestamptz, '2026-03-02', date_trunc('day', $1::timestamptz at time zone 'America/Chicago'), false
       from flows f where f.station_id = (select id from stations where agency_id = $2 and not draft order by random() limit 1)`,
      [at, other],
    ),
  // somebody comes, who is an admin or isn't
  ({ id }, at, other) =>
    query(
      `insert into users (name, email, agency_id, admin, super_admin, password_hash, created_at)
       select 'Nora', 'n' || md5($3::text || $1::int) || '@example.org', $2::int, $1::int % 2 = 0, false, password_hash, $3::text::timestamptz from users where id = $1::int
       on conflict do nothing`,
      [id, other, at],
    ),
  () => Promise.resolve(),
  () => Promise.resolve(),
];

test.each([1, 2, 3])(
  'at most one a week for each, of what is theirs, and for all whom there is news for (%i)',
  async (seed) => {
    await testApi().reset();
    forgetSignIns();
    const random = mulberry32(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const send = (at: number) =>
      sendDigests({
        db: testApi().db,
        queue: testApi().queue,
        now: () => new Date(at),
        origin: 'https://counts.example',
      });
    const watch = (at: number) => evaluateHours({ db: testApi().db, now: () => new Date(at) });
    const keys = new Set<string>();
    const toldSilent = new Set<string>();
    let last = 0;
    await watch(BEGIN);
    for (let week = 1; week <= WEEKS; week += 1) {
      const monday = Date.parse('2026-03-02T00:00:00Z') + week * 7 * DAY_MS;
      for (let day = 0; day < 7; day += 2) {
        const at = monday - (7 - day) * DAY_MS + 9 * HOUR_MS;
        if (at <= BEGIN) continue;
        const agencies = [...new Set((await owners()).values())];
        await pick(HAPPENS)(pick(await people()), new Date(at).toISOString(), pick(agencies));
        await watch(at);
        // nobody is written to on another day
        if (new Date(at).getUTCDay() !== 1) expect(await send(at)).toBe(0);
      }
      // past seven in the westernmost zone; several processes look at once, and again, and later
      const at = monday + (14 + Math.floor(random() * 8)) * HOUR_MS;
      await watch(at);
      const before = await people();
      const owner = await owners();
      const news = await silentSince(at - 6 * DAY_MS, at);
      await Promise.all([send(at), send(at), send(at)]);
      await send(at + HOUR_MS);
      const written = await mailsAfter(last);
      last = written.at(-1)?.id ?? last;
      for (const { recipient, key, subject, body, html } of written) {
        const person = before.find(({ email }) => email === recipient);
        expect([recipient, person?.wanted, person?.access]).toEqual([recipient, 'weekly', true]);
        expect(keys.has(key)).toBe(false);
        keys.add(key);
        // a person and an ISO week, whatever agency
        expect(key).toMatch(new RegExp(`^digest:${person?.id}:2026-W\\d{2}$`));
        const named = [...`${subject} ${body} ${html}`.matchAll(/\b[A-Z]{2}\d{4}\b/g)].map(
          ([number]) => number,
        );
        expect(named.filter((number) => owner.get(number) !== person?.agency_id)).toEqual([]);
        // what is silent is new once
        const silent = /^Counters without data\n((?:- .*\n(?: .*\n)*)+)/m.exec(body)?.[1] ?? '';
        for (const [, number] of silent.matchAll(/^- ([A-Z]{2}\d{4})/gm)) {
          const once = `${recipient} ${number} ${await beganAt(number ?? '')}`;
          expect([once, toldSilent.has(once)]).toEqual([once, false]);
          toldSilent.add(once);
        }
      }
      const expected = before.filter(
        ({ wanted, access, agency_id }) => access && wanted === 'weekly' && news.has(agency_id),
      );
      const got = new Set(written.map(({ recipient }) => recipient));
      expect(expected.filter(({ email }) => !got.has(email))).toEqual([]);
    }
    expect(keys.size).toBeGreaterThan(6);
  },
);

/** When the newest outage of a station began. */
async function beganAt(number: string): Promise<string> {
  const [row] = await query<{ at: string }>(
    `select max(o.start_at)::text as at from outages o join stations s on s.id = o.station_id where s.station_id_tmg = $1`,
    [number],
  );
  return row?.at ?? '';
}
