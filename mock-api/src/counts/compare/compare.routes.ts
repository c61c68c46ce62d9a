import {
  daysIn,
  mostDays,
  nextStart,
  seriesText,
  type ApiReply,
  type ComparedSeriesReply,
} from 'shared-domain';
import type { Reading } from '../../platform/db/database.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { askedSeries, type ShownSeries } from './asked-series.ts';
import { baseOf, type Base } from './base.rules.ts';
import { sumBins, type Bin, type Summed } from './bin-sums.rules.ts';
import { changeDays } from './grains.rules.ts';
import { hourMeans } from './hour-means.rules.ts';
import { placedBins, startsOf, type Placing } from './placing.ts';
import { commonLength, readBins, type Binning } from './read-bins.ts';
import { texts } from './texts.ts';
import { readTypical } from './typical.ts';

/** What is asked for, with nothing left out. */
type Terms = Placing & Pick<Binning, 'counts'> & { base: number | null; typical: boolean };

function refuseWrong({ from, to, bin, as, base }: Terms): void {
  const refuse = (field: string, text: ApiProblem['text']) =>
    new ApiProblem(422, text, { errors: { [field]: [text] } });
  if (to < from) throw refuse('to', texts.endsBeforeFirst);
  const most = mostDays({ bin, as });
  if (daysIn({ from, to }) > most) throw refuse('to', texts.tooLong({ days: String(most) }));
  if (base !== null && as === 'index' && (bin === 'hour' || bin === 'interval'))
    throw refuse('base', texts.baseOfDays);
}

/** The base of an index: of the year that is named, or of the period itself. */
async function readBase(
  db: Reading,
  shown: readonly ShownSeries[],
  { terms, summed, bins, length }: { terms: Terms; summed: readonly Summed[]; bins: Bin[][]; length: number },
): Promise<Base | null> {
  if (terms.as !== 'index') return null;
  const { base } = terms;
  if (base === null) return baseOf(summed.map((one, at) => ({ bins: bins[at] ?? [], summed: one })));
  const year = { ...terms, from: `${base}-01-01`, to: `${base}-12-31` };
  const placed = shown.map(({ station }) => placedBins({ year: null }, station.time_zone, year, length));
  const own = await readBins(
    db,
    shown.map(({ station }, at) => ({ station, bins: placed[at] ?? [] })),
    { bin: terms.bin, length, counts: terms.counts },
  );
  return baseOf(
    shown.map(({ flows }, at) => ({
      bins: placed[at] ?? [],
      summed: sumBins(flows, own[at] ?? new Map(), placed[at] ?? []),
    })),
  );
}

function seriesReply(
  { asked, station }: ShownSeries,
  { summed, base, isHours, bins }: { summed: Summed; base: number | null; isHours: boolean; bins: Bin[] },
): ComparedSeriesReply {
  const flow = station.flows.find(({ id }) => id === asked.flow);
  const { values, complete, uncertified, added, left } = summed;
  return {
    key: seriesText(asked),
    station_id_tmg: station.station_id_tmg,
    station_name: station.station_name,
    flow: flow
      ? { id: flow.id, name: flow.name, direction: flow.direction, count_type: flow.count_type }
      : null,
    year: asked.year,
    values: isHours ? [] : values,
    open: isHours ? [] : values.flatMap((value, at) => (value !== null && !complete[at] ? [at] : [])),
    added,
    left,
    uncertified,
    base,
    hours: isHours ? hoursOf(summed, bins, station.time_zone) : null,
    typical: null,
  };
}

function hoursOf(summed: Summed, bins: readonly Bin[], timeZone: string) {
  const starts = bins.map(({ start }) => start ?? '');
  const years = starts.filter(Boolean).map((start) => Number(start.slice(0, 4)));
  return hourMeans(starts, summed, changeDays(timeZone, years[0] ?? 0, years.at(-1) ?? -1));
}

async function compare(
  db: Reading,
  shown: readonly ShownSeries[],
  terms: Terms,
): Promise<Pick<ApiReply<'GET /compare'>, 'starts' | 'length' | 'base_days' | 'series'>> {
  const until = nextStart(terms.to, 'day', 0);
  const length =
    terms.bin === 'interval'
      ? await commonLength(
          db,
          shown.map(({ station }) => ({ station: station.id, from: terms.from, until })),
        )
      : 60;
  const bins = shown.map(({ asked, station }) => placedBins(asked, station.time_zone, terms, length));
  const binning = { bin: terms.bin, length, counts: terms.counts };
  const counted = await readBins(
    db,
    shown.map(({ station }, at) => ({ station, bins: bins[at] ?? [] })),
    binning,
  );
  const summed = shown.map(({ flows }, at) => sumBins(flows, counted[at] ?? new Map(), bins[at] ?? []));
  const base = await readBase(db, shown, { terms, summed, bins, length });
  const isHours = terms.as === 'hour';
  const series = shown.map((one, at) =>
    seriesReply(one, {
      summed: summed[at] ?? { values: [], complete: [], uncertified: 0, added: [], left: [] },
      base: base?.means[at] ?? null,
      isHours,
      bins: bins[at] ?? [],
    }),
  );
  const [first] = shown;
  if (first && series[0] && terms.typical && terms.as === 'absolute')
    series[0].typical = await readTypical(db, first, bins[0] ?? [], { ...terms, length });
  return { starts: isHours ? [] : startsOf(terms, length), length, base_days: base?.days ?? null, series };
}

/** Stations and flows on one axis. */
export const comparisons: Endpoint[] = [
  endpoint('GET /compare', {
    mayLag: 'reading',
    handle: async ({ db, reading, language, input: { query } }) => {
      const { s, from, to, bin = 'day', as = 'absolute', base = null, counts = 'certified' } = query;
      const by = as === 'weekday' ? 'day' : as === 'hour' ? 'hour' : bin;
      const terms = { from, to, bin: by, as, base, counts, typical: query.typical ?? false } as const;
      refuseWrong(terms);
      const { shown, hidden, unknown } = await askedSeries({ db, reading }, s, language);
      return { ...(await compare(reading, shown, terms)), hidden, unknown };
    },
  }),
];
