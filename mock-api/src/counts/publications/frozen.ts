import type { FigureMethod, FigureMode } from 'shared-domain';
import type { Reading } from '../../platform/db/database.ts';
import type { Language } from '../../platform/text/language.ts';
import { usable } from '../figures/programme/counted-year.rules.ts';
import { readFactorSpans } from '../figures/programme/flow-factors.ts';
import { readStationYear, type CountedStationYear } from '../figures/programme/station-year.ts';
import { selectFills } from '../groups/fills.sql.ts';
import { figureOf, type WorkedOut } from './figure.rules.ts';
import { firstFormHours } from './first-form.rules.ts';
import { selectCertifications, selectOverlappingDays, type CertificationRow } from './publications.sql.ts';
import { keptDays, recordOf, type KeptDays, type RecordForm } from './record.rules.ts';
import { sourcesOf, type FlowSources } from './sources.rules.ts';

/** Which figure: a station's of a year and mode, by a method, with its filled days or without. */
export type Subject = {
  stationId: string;
  year: number;
  mode: FigureMode;
  method: FigureMethod;
  filled: boolean;
  /** The form of the record that it is for: the first one knew no interval of a factor, and no hour of a day on which counts overlap. */
  schema?: RecordForm;
};

/** A figure with all that it comes from. */
export type Sourced = {
  counted: CountedStationYear;
  worked: WorkedOut;
  sources: FlowSources[];
  certifications: CertificationRow[];
};

/** Whose words, and what day it is. */
type Asking = { language: Language; now: () => Date };

/** Works a figure out with its sources; its `worked` is null where nothing of the mode was counted. */
export async function readSourced(
  db: Reading,
  { stationId, year, schema, ...asked }: Subject,
  asking: Asking,
): Promise<{ counted: CountedStationYear; sourced: Sourced | null }> {
  const read = await readStationYear(db, { stationId, year, ...asking });
  const counted = schema === 'figure/1' ? await inFirstForm(db, read) : read;
  const station = counted.station.id;
  const spans = await readFactorSpans(db, { station, year });
  const worked = figureOf(counted, asked, {
    spans: schema === 'figure/1' ? spans.map((one) => ({ ...one, low: null, high: null })) : spans,
    fills: await selectFills(db, year, [station]),
  });
  if (!worked) return { counted, sourced: null };
  const sources = worked.parts.map(({ flow }) => sourcesOf(flow, counted.suspects));
  const ids = new Set(
    sources.flatMap(({ certified }) => certified.map(({ certification }) => certification)),
  );
  const certifications = await selectCertifications(db, station, [...ids]);
  return { counted, sourced: { counted, worked, sources, certifications } };
}

/** A station's year with its hours by the rule of the first form. */
async function inFirstForm(db: Reading, counted: CountedStationYear): Promise<CountedStationYear> {
  const { station, year, flows, suspects } = counted;
  const excluding = new Set(suspects.flatMap(({ id, excludes }) => (excludes ? [id] : [])));
  const overlaps = await selectOverlappingDays(db, { station: station.id, year });
  return {
    ...counted,
    flows: flows.map((flow) => ({
      ...flow,
      hours: firstFormHours(
        { year, timeZone: station.time_zone },
        usable(flow.counts, (suspect) => excluding.has(suspect)),
        overlaps.get(flow.id) ?? new Set(),
      ),
    })),
  };
}

/** The record of a figure with the digests of its days. */
export function frozen(
  { counted, worked, sources, certifications }: Sourced,
  { note, code, schema }: { note: string | null; code: string; schema: RecordForm },
): { record: string; days: KeptDays } {
  const record = recordOf({
    station: counted.station.station_id_tmg,
    year: counted.year,
    worked,
    sources,
    certifications: new Map(
      certifications.map(({ id, user_id, requested_at, finished_at }) => [
        id,
        { id, user_id, at: inSeconds(finished_at ?? requested_at) },
      ]),
    ),
    note,
    code,
    schema,
  });
  return { record, days: keptDays(sources) };
}

/** A moment to the second, as every program writes it: '2012-02-01T15:04:05Z'. */
const inSeconds = (moment: string): string => `${new Date(moment).toISOString().slice(0, 19)}Z`;
