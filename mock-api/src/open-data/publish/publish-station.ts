import { exportDay, paths } from 'shared-domain';
import type { Transaction } from '../../platform/db/database.ts';
import { raiseEvent } from '../../people/webhooks/raise-event.ts';
import { sha256 } from '../../counts/publications/canonical.rules.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';
import * as chosen from './chosen.sql.ts';
import { dueDay } from './hold.rules.ts';
import { isDue, nextOf, type Choice, type MonthState } from './plan.rules.ts';
import * as sql from './publish.sql.ts';
import { readFacts, type OutYear } from './read-facts.ts';
import { readMonth } from './read-month.ts';

type Deps = Pick<JobDeps, 'db' | 'now'>;

/** What a look at a station works with. */
type Look = {
  station: chosen.ChosenStation;
  flows: chosen.FlowRow[];
  choice: Choice;
  today: string;
  /** Certified counts change with it; what was read is of that change. */
  revision: number;
  newest: sql.NewestRow | undefined;
};

/** What becomes of the months of a station. */
type Outcome = {
  months: sql.Edition[];
  stands: string[];
  revised: { month: string; seen: string }[];
};

/**
 * Looks at a station and puts out what is due: months in editions first, which nobody sees, then all that goes with them in one
 * transaction. Whoever is killed in the middle, or works at the same station at the same time, leaves one and the same outcome. What
 * has changed meanwhile is left to the next look.
 */
export async function publishStation({ db, now }: Deps, stationId: number): Promise<void> {
  const { background } = db;
  const station = await chosen.selectChosen(background, stationId);
  if (!station) return;
  const look: Look = {
    station,
    flows: await chosen.selectFlows(background, stationId),
    choice: {
      isOn: station.is_on && !station.left,
      firstMonth: station.first_month,
      holdDays: station.hold_days,
      daily: station.daily_only,
    },
    today: exportDay(now()),
    revision: await chosen.selectRevision(background, stationId),
    newest: await sql.selectNewest(background, stationId),
  };
  const states = await statesOf({ db, now }, look);
  const outcome = await editionsOf({ db, now }, look, states);
  await finish({ db, now }, look, outcome, states);
}

/** What is known of the months of a station without reading their counts. */
async function statesOf({ db }: Deps, { station: { id } }: Look): Promise<MonthState[]> {
  const out = new Map((await sql.selectEditions(db, id)).map((one) => [one.month, one]));
  const open = await chosen.selectOpenMonths(db.background, id);
  const counted = await chosen.selectCountedMonths(db.background, id);
  return [...new Set([...out.keys(), ...counted])].toSorted().map((month) => {
    const edition = out.get(month);
    return {
      month,
      open: open.has(month),
      out: edition
        ? {
            source: edition.source,
            daily: edition.daily,
            seen: edition.seen,
            changed_on: edition.changed_at === null ? null : exportDay(new Date(edition.changed_at)),
          }
        : null,
    };
  });
}

/** Keeps what is to go out in editions, and tells what stands and what is under revision. */
async function editionsOf(deps: Deps, look: Look, states: readonly MonthState[]): Promise<Outcome> {
  const { choice, today, station } = look;
  const out = new Map((await sql.selectEditions(deps.db, station.id)).map((one) => [one.month, one]));
  const compared = await sql.selectCompared(deps.db, station.id);
  const outcome: Outcome = { months: [], stands: [], revised: [] };
  for (const state of states) {
    const edition = out.get(state.month);
    if (!edition) {
      const first = isDue(state, choice, today) ? await kept(deps, look, state.month) : [];
      outcome.months.push(...first);
      // it was under revision before it was withdrawn
      outcome.stands.push(...first.map(({ month }) => month));
      continue;
    }
    const isSame = compared === look.revision && !state.open && state.out?.seen === null;
    const read =
      state.open || isSame ? null : await readMonth(deps.db.background, station, look.flows, state.month);
    const seen = isSame ? edition.source : (read?.source ?? '');
    const next = nextOf(state, seen, choice, today);
    if (next === 'under revision') outcome.revised.push({ month: state.month, seen });
    else outcome.stands.push(state.month);
    const anew = next === 'goes out anew' ? await kept(deps, look, state.month) : [];
    outcome.months.push(anew[0] ?? edition);
  }
  return outcome;
}

async function kept(
  { db, now }: Deps,
  { station, flows, newest, choice: { daily } }: Look,
  month: string,
): Promise<sql.Edition[]> {
  const read = await readMonth(db.background, station, flows, month);
  if (!read) return [];
  return db.background.transaction(async (tx) => {
    await sql.aloneAt(tx, station.id);
    if (!newest) await sql.beginStation(tx, station);
    return [await sql.keepEdition(tx, { station: station.id, month, daily, at: now() }, read)];
  });
}

/** Puts the version out, if it is another one, and notes what was seen. */
async function finish({ db, now }: Deps, look: Look, outcome: Outcome, states: readonly MonthState[]) {
  const { station, flows, newest, revision } = look;
  const years = outYears(look, outcome, states);
  const { months, stands, revised } = outcome;
  const facts = await readFacts(db.background, station, flows, {
    years,
    months: { out: months.map(({ month }) => month), counted: states[0]?.month ?? '' },
    before: newest?.facts ?? null,
    now,
  });
  const { license } = station;
  const hash = sha256(
    JSON.stringify({
      facts,
      license,
      months: months.map(({ month, edition, hash }) => [month, edition, hash]),
    }),
  );
  await db.background.transaction(async (tx) => {
    await sql.aloneAt(tx, station.id);
    const isStill = (await chosen.selectRevision(tx, station.id)) === revision;
    const chosenNow = await chosen.selectChosen(tx, station.id);
    // what has been certified, reopened or chosen meanwhile has a look of its own coming
    if (!isStill || chosenNow?.settings_version !== station.settings_version)
      return sql.endLook(tx, station.id, null);
    for (const month of stands) await sql.endRevision(tx, station.id, month);
    for (const one of revised) await sql.noteRevision(tx, { station: station.id, ...one, at: now() });
    const is = await sql.selectNewest(tx, station.id);
    if (
      is &&
      months.length > 0 &&
      isAnother(look, is, { hash, months: await monthsOut(tx, station.id) }, months)
    ) {
      const version = is.version + 1;
      await sql.insertVersion(tx, station, { version, hash, facts, months, at: now() });
      await raisePublished(tx, station.id, { version, months, at: now() });
    }
    await sql.endLook(tx, station.id, revision);
  });
}

/** Has webhooks told that a version of a station is out. */
async function raisePublished(
  tx: Transaction,
  station: number,
  { version, months, at }: { version: number; months: readonly sql.Edition[]; at: Date },
): Promise<void> {
  const all = months.map(({ month }) => month.slice(0, 7)).toSorted();
  await raiseEvent(tx, {
    type: 'data.published',
    station,
    at,
    path: (stationId) => paths.station.href({ stationId }),
    data: { version, months: all.length, first: all[0] ?? null, last: all.at(-1) ?? null },
  });
}

const monthsOut = async (tx: Parameters<typeof sql.selectEditions>[0], station: number): Promise<string> =>
  toldMonths(await sql.selectEditions(tx, station));
const toldMonths = (months: readonly Pick<sql.Edition, 'month' | 'edition'>[]): string =>
  months.map(({ month, edition }) => `${month} ${edition}`).join(',');

/** Whether a version is to be made: other months, or other choices of the agency that change what is told. */
function isAnother(
  { choice, station }: Look,
  is: sql.NewestRow,
  made: { hash: string; months: string },
  months: readonly sql.Edition[],
): boolean {
  if (!choice.isOn) return false;
  if (is.version <= is.gone_through) return is.settings_version !== station.settings_version;
  const hasChanged = made.months !== toldMonths(months) || is.settings_version !== station.settings_version;
  return hasChanged && is.hash !== made.hash;
}

/** The years of the months that go out; one is whole where all that is counted of it stands and its last month's hold is over. */
function outYears(
  { choice, today }: Look,
  { months, revised }: Outcome,
  states: readonly MonthState[],
): OutYear[] {
  const yearOf = (month: string) => Number(month.slice(0, 4));
  const out = new Set(months.map(({ month }) => month));
  const inRevision = new Set(revised.map(({ month }) => month));
  return [...new Set(months.map(({ month }) => yearOf(month)))].map((year) => ({
    year,
    whole:
      dueDay(`${year}-12-01`, choice.holdDays) <= today &&
      states
        .filter(({ month }) => yearOf(month) === year)
        .every(({ month, open }) => out.has(month) && !inRevision.has(month) && !open),
  }));
}
