import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wallClock, type ApiErrorBody } from 'shared-domain';
import { startDueRuns } from '../../counts/automatic-import/start-runs.ts';
import { lookIntoDrops, type Seen } from '../../counts/drops/watch-drops.ts';
import { dayIndex } from '../../demo/seed/generator/calendar.ts';
import { sendAtOnce } from '../../network/digests/send-at-once.ts';
import { sendDigests } from '../../network/digests/send-digests.ts';
import { evaluateHours, judgeArrivals } from '../../network/health/evaluate-hours.ts';
import { DAY, HOUR, type Minutes } from '../../network/health/instants.ts';
import { agencyToken } from '../agency-token.ts';
import { formOf } from '../import-files.ts';
import { forgetSignIns, request, requestOf, testApi } from '../index.ts';
import { AGENCY } from '../../people/agencies/statewide-agencies.ts';
import { csvOf, dayOf, fewer, idOf, lacking, planOfCounter, rowsOf, type Sent } from './doors.ts';
import { clearNetwork, putUpPeople, putUpStation } from './put-up.ts';
import { AGENCIES, network, type Counter } from './fixtures/network.mjs';

/** How counts come: by a program with a token, by a file in the watched folder, or from the vendor by the automatic import. */
export type Door = 'token' | 'folder' | 'vendor';

type Known = { counter: Counter; id: number; flows: string[]; sent: Sent[] };

const net = network(20_250_101, '2025-01-01');
const now = () => testApi().now();
const minutesOf = (moment: string | Date): Minutes => new Date(moment).getTime() / 60_000;

function answered({ status, problem }: { status: number; problem: ApiErrorBody }): void {
  if (status !== 200) throw new Error(JSON.stringify(problem));
}

/** Some counters of the made network, lived through as the product lives: all that comes, comes by its doors. */
export class NetworkByDoors {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'drops-'));
  private readonly seen: Seen = new Map();
  private readonly tokens = new Map<number, string>();
  private readonly known = new Map<string, Known>();
  private readonly counters: Record<Door, readonly string[]>;
  private readonly start: Minutes;
  private readonly end: Minutes;

  constructor(counters: Record<Door, readonly string[]>, { start, end }: { start: string; end: string }) {
    this.counters = counters;
    [this.start, this.end] = [minutesOf(start), minutesOf(end)];
  }

  /** Everything from the first hour to the last. */
  async live(): Promise<void> {
    await this.setUp();
    for (let hour = this.start; hour <= this.end; hour += HOUR) {
      for (const name of this.counters.token)
        for (const one of this.of(name).sent)
          if (one.a > hour - HOUR && one.a <= hour) await this.send(this.of(name), one);
      for (const name of this.counters.folder)
        for (const one of this.of(name).sent)
          if (one.a > hour - HOUR && one.a <= hour) await this.lay(this.of(name), one);
      await this.people(hour);
      this.at(hour);
      await this.round();
      await this.fetch(hour + HOUR);
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private of(name: string): Known {
    return this.known.get(name) as Known;
  }

  private at(minutes: Minutes): void {
    testApi().at(new Date(minutes * 60_000));
  }

  /** What the server does every minute. */
  private async round(): Promise<void> {
    const { db, queue, settings } = testApi();
    const deps = { db, queue, now };
    await evaluateHours(deps);
    await startDueRuns(deps);
    await judgeArrivals(deps);
    const mails = { ...deps, origin: settings.publicUrl() };
    await sendDigests(mails);
    await sendAtOnce(mails);
  }

  private async setUp(): Promise<void> {
    await testApi().reset();
    forgetSignIns();
    this.at(this.start);
    await clearNetwork();
    testApi().settings.dropFolder = this.folder;
    mkdirSync(path.join(this.folder, String(AGENCY.austin), 'in'), { recursive: true });
    const all = Object.values(this.counters).flat();
    const counters = net.counters.filter(({ station }) => all.includes(station));
    for (const agency of new Set(counters.map((one) => one.agency))) {
      await putUpPeople(idOf(agency), new Date(this.start * 60_000));
      this.tokens.set(agency, await agencyToken(AGENCIES[agency]?.name, idOf(agency)));
    }
    for (const counter of counters) await this.addStation(counter);
    const vendor = this.counters.vendor.map((name) => this.of(name).counter);
    testApi().standVendor({
      plans: vendor.map(planOfCounter),
      plannedDay: dayIndex(new Date(this.start * 60_000).toISOString().slice(0, 10)),
      perMinute: 10_000,
    });
    for (const agency of new Set(vendor.map((one) => one.agency))) {
      const params = { agencyId: String(idOf(agency)) };
      const body = { rhythm: 'nightly' as const, version: 0 };
      answered(await request('PUT /automatic-import/:agencyId', { params, body }, 'super'));
    }
  }

  private async addStation(counter: Counter): Promise<void> {
    const from = this.putUp(counter);
    const isVendors = this.counters.vendor.includes(counter.station);
    const made = await putUpStation(counter, {
      from: counter.from > net.start ? counter.from : from - HOUR,
      isVendors,
    });
    this.known.set(counter.station, { counter, ...made, sent: fewer(net, counter, from, this.end) });
  }

  /** When a counter begins to count here: that of a program nine days before its first fault, which is enough to learn its rhythm. */
  private putUp({ station, faults }: Counter): Minutes {
    const first = faults.map(({ s }) => s).filter((s) => s > this.start && s < this.end)[0];
    const isOfProgram = first !== undefined && this.counters.token.includes(station);
    return isOfProgram ? Math.max(this.start, first - 9 * DAY) : this.start;
  }

  /** What people enter meanwhile: that a counter was taken away. */
  private async people(hour: Minutes): Promise<void> {
    for (const { counter, id } of this.known.values())
      if (counter.retired && counter.retired.known > hour - HOUR && counter.retired.known <= hour)
        await testApi().query('update station_equipment set last_day = $2 where station_id = $1', [
          id,
          dayOf(counter, counter.retired.from),
        ]);
  }

  /** A program sends what a counter has. */
  private async send(known: Known, sent: Sent): Promise<void> {
    const { counter, flows } = known;
    this.at(sent.a);
    const rows = rowsOf(net, counter, sent).map(([flow, wall, count]) => ({
      flow: flows[flow] ?? '',
      start: wallClock(wall).slice(0, 16).replace(' ', 'T'),
      count,
    }));
    if (rows.length === 0) return;
    const body = { station: counter.station, interval: counter.interval as 15 | 60, rows };
    // limits go by the clock of the machine, on which no hour has gone by
    await testApi().query('delete from tries');
    const answer = await testApi().fetch(
      requestOf('POST /v1/counts', { body }, this.tokens.get(counter.agency)),
    );
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
    await testApi().runJobs();
  }

  /** Somebody imports the first file of a counter, and saves its mapping. */
  private async importFirst({ counter: { station, interval } }: Known, content: string): Promise<void> {
    forgetSignIns();
    const upload = async () =>
      (await request('POST /counts/upload', { body: formOf(content, `${station}.csv`) }, 'user')).reply;
    const file = await upload();
    const { reply: ids } = await request('POST /stations/channels', { body: { station } }, 'user');
    const channels = file.headers.map((header, at) => ({ id: ids[at]?.id ?? 0, header }));
    const body = { file: file.file, vendor: '0' as const, station, channels, interval };
    answered(await request('POST /counts/import', { body }, 'user'));
    await testApi().runJobs();
    const again = { ...body, file: (await upload()).file };
    answered(await request('POST /saved-mappings', { body: again }, 'user'));
  }

  /** A file is laid into the watched folder, and taken when it is whole. */
  private async lay(known: Known, sent: Sent): Promise<void> {
    const content = csvOf(net, known.counter, sent);
    if (sent === known.sent[0]) {
      this.at(sent.a);
      // new files are compared with the days of four weeks before
      const first = { ...sent, from: sent.from - 35 * DAY };
      return this.importFirst(known, csvOf(net, known.counter, first));
    }
    const name = `${known.counter.station}-${sent.a}.csv`;
    writeFileSync(path.join(this.folder, String(AGENCY.austin), 'in', name), content);
    const { db, files, queue, settings } = testApi();
    const deps = { db, files, queue, settings, live: { wake: () => undefined }, now };
    for (const minutes of [1, 0.5, 0]) {
      this.at(sent.a - minutes);
      await lookIntoDrops(deps, this.seen);
    }
    await testApi().runJobs();
    await lookIntoDrops(deps, this.seen);
  }

  /** The automatic imports that are due before a moment. */
  private async fetch(before: Minutes): Promise<void> {
    const due = await testApi().query<{ at: Date | string }>(
      'select distinct next_at as at from import_schedules where next_at < $1 order by 1',
      [new Date(before * 60_000).toISOString()],
    );
    for (const { at } of due) {
      const moment = Math.ceil(minutesOf(at));
      this.at(moment);
      await testApi().vendor.conditions(
        this.counters.vendor.flatMap((name) => lacking(net, this.of(name).counter, moment)),
      );
      await this.round();
      await testApi().runJobs();
    }
  }
}
