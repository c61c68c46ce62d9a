import type { KeyValue, SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { COUNT_COLUMNS, FACTOR_COLUMN } from './tables.ts';

/** Rows of a group: so many are held at once, and no more. */
const GROUP = 100_000;
const CREATED_BY = 'Count Exchange';

/** A count as a row. */
export type ParquetCount = {
  station: string;
  flow: string;
  /** By the clock on the wall, in milliseconds since 1970 as if it were UTC. */
  start: number;
  offset: number;
  interval: number;
  count: number | null;
  quality: string;
  factor: number | null;
};

const TEXT = { type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } } as const;
const REQUIRED = { repetition_type: 'REQUIRED' } as const;
const OPTIONAL = { repetition_type: 'OPTIONAL' } as const;

/** The table of counts; `start_local` belongs to no zone. */
const SCHEMA: SchemaElement[] = [
  { name: 'counts', num_children: COUNT_COLUMNS.length + 1 },
  { name: 'station_id', ...TEXT, ...REQUIRED },
  { name: 'flow_id', ...TEXT, ...REQUIRED },
  {
    name: 'start_local',
    type: 'INT64',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: false, unit: 'MILLIS' },
    ...REQUIRED,
  },
  { name: 'utc_offset_minutes', type: 'INT32', ...REQUIRED },
  { name: 'interval_minutes', type: 'INT32', ...REQUIRED },
  { name: 'count', type: 'INT32', ...OPTIONAL },
  { name: 'quality', ...TEXT, ...REQUIRED },
  { name: FACTOR_COLUMN.column, type: 'DOUBLE', ...OPTIONAL },
];

/** The rows as a Parquet file, group by group. */
export async function* parquetPieces(
  rows: AsyncIterable<readonly ParquetCount[]> | Iterable<readonly ParquetCount[]>,
  facts: Readonly<Record<string, string>>,
): AsyncGenerator<Uint8Array> {
  const bytes = new ByteWriter();
  const kvMetadata: KeyValue[] = Object.entries(facts).map(([key, value]) => ({ key, value }));
  const writer = new ParquetWriter({ writer: bytes, schema: SCHEMA, kvMetadata, createdBy: CREATED_BY });
  let group: ParquetCount[] = [];
  const write = async () => {
    await writer.write({ columnData: columnsOf(group), rowGroupSize: GROUP });
    group = [];
  };
  for await (const some of rows) {
    group.push(...some);
    if (group.length < GROUP) continue;
    await write();
    yield taken(bytes);
  }
  if (group.length > 0) await write();
  await writer.finish();
  yield taken(bytes);
}

/** What has been written since the last time; where in the file the writer is stays known. */
function taken(bytes: ByteWriter): Uint8Array {
  const piece = bytes.getBytes().slice();
  bytes.index = 0;
  return piece;
}

const columnsOf = (rows: readonly ParquetCount[]) => [
  { name: 'station_id', data: rows.map(({ station }) => station) },
  { name: 'flow_id', data: rows.map(({ flow }) => flow) },
  {
    name: 'start_local',
    data: rows.map(({ start }) => BigInt(start)),
    encoding: 'DELTA_BINARY_PACKED' as const,
  },
  { name: 'utc_offset_minutes', data: rows.map(({ offset }) => offset) },
  { name: 'interval_minutes', data: rows.map(({ interval }) => interval) },
  { name: 'count', data: rows.map(({ count }) => count) },
  { name: 'quality', data: rows.map(({ quality }) => quality) },
  { name: 'factor', data: rows.map(({ factor }) => factor) },
];
