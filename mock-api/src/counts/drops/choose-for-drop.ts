import { isIntervalEnabled, type LoggedCounter, type VendorCode } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { Text } from '../../platform/text/language.ts';
import { readHead } from '../imports/vendors/file-head.ts';
import { likelyReaders, openCountFile, type CountFile } from '../imports/vendors/read-count-file.ts';
import { storedName } from '../imports/uploads.sql.ts';
import type { DropRow } from './drops.sql.ts';
import { factsOf } from './file-facts.ts';
import { chooseMapping, type Candidate } from './mapping-fits.rules.ts';
import { selectMappings, type MappingRow } from './saved-mappings.sql.ts';
import { selectOwnStations } from './own-stations.sql.ts';
import type { Decided } from './tell-drop.ts';
import { texts } from './texts.ts';

type Found = { mapping: MappingRow } | Pick<Decided, 'state' | 'reasons' | 'stationId' | 'parts'>;

/** The one saved mapping of a file's agency that fits it; else why it waits or is refused. */
export async function chooseForDrop(
  { db, files }: { db: Queryable; files: FileStore },
  drop: Pick<DropRow, 'agency_id' | 'taking' | 'name'>,
): Promise<Found> {
  const bytes = () => files.read(storedName(drop.taking));
  const head = await readHead(bytes);
  if ('refused' in head) return refused(head.refused);
  const mappings = await selectMappings(db, drop.agency_id);
  const opened = await openAsMapped(bytes, mappings);
  const [likely] = likelyReaders(head);
  if (!likely && opened.length === 0) return refused(texts.unreadable);
  const any = opened[0]?.file ?? (likely && (await openOne(bytes, likely.vendor)));
  const named = any ? factsOf(any, drop.name).stations : [];
  const own = await selectOwnStations(db, drop.agency_id, named);
  // only a file that was exported here surely names a station; whose it is stays untold
  if (any?.layout.exportOf && own.size === 0) return refused(texts.otherAgency);
  const [stationId = null] = own.values();
  const waitsFor = own.size === 1 ? stationId : null;
  // one import takes a part of it: which one, a person says
  if (any?.layout.exportOf && any.layout.counters?.length && any.layout.refusal) {
    const parts = loadableParts(any.layout.counters, own);
    return { state: 'waits', reasons: [any.layout.refusal], stationId: waitsFor, parts };
  }
  const candidates = opened.map(({ mapping, file }): Candidate<MappingRow> => {
    const facts = factsOf(file, drop.name);
    return {
      mapping,
      known: knownOf(mapping),
      file: { ...facts, stations: facts.stations.filter((station) => own.has(station)) },
    };
  });
  const chosen = chooseMapping(candidates);
  if ('mapping' in chosen) return chosen;
  return { state: 'waits', reasons: chosen.reasons, stationId: waitsFor, parts: null };
}

const refused = (reason: Text): Found => ({
  state: 'refused',
  reasons: [reason],
  stationId: null,
  parts: null,
});

/** The parts of a file of which each may be loaded, where they are several; null: one import loads all that can be. */
function loadableParts(
  counters: readonly LoggedCounter[],
  own: ReadonlyMap<string, number>,
): string[] | null {
  const parts = counters.flatMap(({ serial, part }) =>
    part && own.has(part.station_id_tmg) && isIntervalEnabled(part.interval) ? [serial] : [],
  );
  return parts.length > 1 ? parts : null;
}

const knownOf = (mapping: MappingRow): Candidate<MappingRow>['known'] => ({
  vendor: mapping.vendor_code,
  layout: mapping.layout,
  delimiter: mapping.delimiter,
  interval: mapping.interval_minutes,
  headers: mapping.headers,
  mark: mapping.mark,
  station: mapping.station_id_tmg,
  maySave: mapping.may_save,
});

type Bytes = () => AsyncIterable<Uint8Array>;

/** The file as each mapping would have it read; once for those that read alike. */
async function openAsMapped(
  bytes: Bytes,
  mappings: readonly MappingRow[],
): Promise<{ mapping: MappingRow; file: CountFile }[]> {
  const ways = Map.groupBy(mappings, ({ vendor_code, reading }) => JSON.stringify([vendor_code, reading]));
  const opened = [];
  for (const [first, ...others] of ways.values()) {
    const file = first && (await openOne(bytes, first.vendor_code, first.reading));
    if (file) opened.push(...[first, ...others].map((mapping) => ({ mapping, file })));
  }
  return opened;
}

async function openOne(
  bytes: Bytes,
  vendor: VendorCode,
  reading: MappingRow['reading'] = {},
): Promise<CountFile | null> {
  const file = await openCountFile(bytes, vendor, reading);
  return file === 'not-of-vendor' || 'refused' in file ? null : file;
}
