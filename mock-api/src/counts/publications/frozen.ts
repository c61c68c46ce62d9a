import type { FigureMethod, FigureMode } from 'shared-domain';
import type { Reading } from '../../platform/db/database.ts';
import type { Language } from '../../platform/text/language.ts';
import { readFactorSpans } from '../figures/programme/flow-factors.ts';
import { readStationYear, type CountedStationYear } from '../figures/programme/station-year.ts';
import { figureOf, type WorkedOut } from './figure.rules.ts';
import { selectCertifications, type CertificationRow } from './publications.sql.ts';
import { keptDays, recordOf, type KeptDays } from './record.rules.ts';
import { sourcesOf, type FlowSources } from './sources.rules.ts';

/** Which figure: a station's of a year and mode, by a method. */
export type Subject = { stationId: string; year: number; mode: FigureMode; method: FigureMethod };

/** A figure with all that it comes from. */
export type Sourced = {
  counted: CountedStationYear;
  worked: WorkedOut;
  sources: FlowSources[];
  certifications: CertificationRow[];
};

/** Works a figure out with its sources; its `worked` is null where nothing of the mode was counted. */
export async function readSourced(
  db: Reading,
  { stationId, year, mode, method }: Subject,
  language: Language,
): Promise<{ counted: CountedStationYear; sourced: Sourced | null }> {
  const counted = await readStationYear(db, { stationId, year, language });
  const station = counted.station.id;
  const worked = figureOf(counted, { mode, method }, await readFactorSpans(db, { station, year }));
  if (!worked) return { counted, sourced: null };
  const sources = worked.parts.map(({ flow }) => sourcesOf(flow, counted.suspects));
  const ids = new Set(
    sources.flatMap(({ certified }) => certified.map(({ certification }) => certification)),
  );
  const certifications = await selectCertifications(db, station, [...ids]);
  return { counted, sourced: { counted, worked, sources, certifications } };
}

/** The record of a figure with the digests of its days. */
export function frozen(
  { counted, worked, sources, certifications }: Sourced,
  { note, code }: { note: string | null; code: string },
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
  });
  return { record, days: keptDays(sources) };
}

/** A moment to the second, as every program writes it: '2012-02-01T15:04:05Z'. */
const inSeconds = (moment: string): string => `${new Date(moment).toISOString().slice(0, 19)}Z`;
