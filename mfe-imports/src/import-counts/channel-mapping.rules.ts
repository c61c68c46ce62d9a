import type { ChannelMapping, ExportedStation, StationChannel, Upload } from 'shared-domain';
import { saysOf } from './column-name.rules.ts';

/** Which column of the file brings the counts of which channel: channel id to header, '' where none does. */
export type Mapping = Record<number, string>;

/** What can be mapped; a file of our own says of each column whose flow it is. */
export type Columns = Pick<Upload, 'headers' | 'totals'> & { flows?: ExportedStation['flows'] };
type MappedChannel = Pick<StationChannel, 'id' | 'name' | 'header'> &
  Partial<Pick<StationChannel, 'flowid_txdot'>>;

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The one of the named things that says what `name` says in other words; undefined where several do or none. */
function onlyAlike<T>(name: string, named: readonly T[], nameOf: (one: T) => string): T | undefined {
  const says = saysOf(name);
  const [only, another] = says === '' ? [] : named.filter((one) => saysOf(nameOf(one)) === says);
  return another === undefined ? only : undefined;
}

/**
 * The mapping proposed for a file: the column of the very flow in a file of our own, else the one used last time, else one of the
 * channel's own name, else the only one that says the same in other words, else the only column for the only channel. A site's total beside its channels is never proposed (decision I6), no column twice.
 */
export function proposeMapping(channels: readonly MappedChannel[], columns: Columns): Mapping {
  const free = new Set(columns.headers.filter((header) => !columns.totals.includes(header)));
  const mapping: Mapping = Object.fromEntries(channels.map(({ id }) => [id, '']));
  const take = (id: number, header: string | undefined) => {
    if (header === undefined || mapping[id] !== '') return;
    mapping[id] = header;
    free.delete(header);
  };
  for (const { id, flowid_txdot } of channels) {
    take(id, columns.flows?.find((flow) => flow.flowid_txdot === flowid_txdot)?.header);
  }
  for (const { id, header } of channels) {
    take(id, header !== null && free.has(header) ? header : undefined);
  }
  for (const { id, name } of channels) {
    take(
      id,
      [...free].find((header) => plain(header) === plain(name)),
    );
  }
  const open = channels.filter(({ id }) => mapping[id] === '');
  for (const channel of open) {
    const header = onlyAlike(channel.name, [...free], (one) => one);
    if (header !== undefined && onlyAlike(header, open, ({ name }) => name) === channel)
      take(channel.id, header);
  }
  const [only] = channels;
  if (channels.length === 1 && only && columns.headers.length === 1) take(only.id, [...free][0]);
  return mapping;
}

/** For each channel whose column is also another channel's: the id of that other channel. */
export function doubledHeaders(mapping: Mapping): Map<number, number> {
  const chosen = Object.entries(mapping).filter(([, header]) => header !== '');
  const doubled = new Map<number, number>();
  for (const [id, header] of chosen) {
    const other = chosen.find(([otherId, otherHeader]) => otherId !== id && otherHeader === header);
    if (other) doubled.set(Number(id), Number(other[0]));
  }
  return doubled;
}

/** The channel that is looked at first where something is wrong: one whose column is another's too, else one with a column. */
export function leadingChannel(mapping: Mapping, channels: readonly { id: number }[]): number | undefined {
  const doubled = doubledHeaders(mapping);
  const first =
    channels.find(({ id }) => doubled.has(id)) ?? channels.find(({ id }) => mapping[id]) ?? channels[0];
  return first?.id;
}

/** Whether at least one channel has a column; without one there is nothing to load. */
export function hasHeader(mapping: Mapping): boolean {
  return Object.values(mapping).some((header) => header !== '');
}

/** Whether the mapping can be loaded: at least one column, each of them one of the file's, none of two channels. */
export function canLoad(
  mapping: Mapping,
  sides: { columns: Pick<Columns, 'headers'>; channels: readonly { id: number }[] } | null,
): boolean {
  if (!sides || !hasHeader(mapping) || doubledHeaders(mapping).size > 0) return false;
  const known = new Set(sides.columns.headers);
  const channels = new Set(sides.channels.map(({ id }) => id));
  return toChannels(mapping).every(({ id, header }) => known.has(header) && channels.has(id));
}

/** The mapping as POST /counts/import takes it: channels without a column are left out. */
export function toChannels(mapping: Mapping): ChannelMapping[] {
  return Object.entries(mapping)
    .filter(([, header]) => header !== '')
    .map(([id, header]) => ({ id: Number(id), header }));
}

/** The mapping of a file that holds one set of counts: one column, the first unless chosen, belongs to one channel. */
export function mapSingleChannel(
  channel: number | null,
  { headers }: Pick<Upload, 'headers'>,
  header = headers[0],
): Mapping {
  return channel === null || header === undefined ? {} : { [channel]: header };
}

/** The mapping proposed for such a file: the station's channel where it has but one. */
export function proposeSingleChannel(
  channels: readonly Pick<StationChannel, 'id'>[],
  columns: Pick<Upload, 'headers'>,
): Mapping {
  const [only, another] = channels;
  return mapSingleChannel(only && !another ? only.id : null, columns);
}
