import { mergeNewer, type Merge } from 'shared-ui/form';
import { ROW_FIELDS, inRow, nextRow, sentRows, withoutChannel, type RowValues } from './channel.record.ts';
import { mergedEach } from './facts.rules.ts';
import type { StationValues } from './station.record.ts';

/** A row's fields, under another row's key if one is given. */
function rowOf(values: StationValues, row: string, as = row): RowValues {
  const fields = ROW_FIELDS.map((field) => [inRow(field, as), values[inRow(field, row)]]);
  const version = values[`version@${row}`];
  const isSame = as === row && version !== undefined;
  return Object.fromEntries(isSame ? [...fields, [`version@${row}`, version]] : fields) as RowValues;
}

const sameRow = (one: StationValues, other: StationValues, row: string) =>
  ROW_FIELDS.every((field) => one[inRow(field, row)] === other[inRow(field, row)]);

/**
 * Brings a newer station into a form that is being edited, channel by channel (S10). A channel that one person removed
 * goes only if the other one left it alone; one that was changed here and removed there stays as a new one.
 */
export function mergeStations(
  base: StationValues,
  mine: StationValues,
  theirs: StationValues,
): Merge<StationValues> {
  const merged = mergeNewer(base, mine, theirs);
  let values = merged.values;
  const channels: string[] = [];
  for (const row of new Set([...theirs.channels, ...mine.channels])) {
    const isNew = !base.channels.includes(row);
    const isMine = mine.channels.includes(row);
    const isTheirs = theirs.channels.includes(row);
    if (!isMine && (isNew || !sameRow(base, theirs, row))) {
      values = { ...values, ...rowOf(theirs, row) };
      channels.push(row);
    } else if (isMine && (isNew || isTheirs)) {
      channels.push(row);
    } else if (isMine && !sameRow(base, mine, row)) {
      const own = nextRow([...mine.channels, ...channels]);
      values = { ...values, ...rowOf(mine, row, own) };
      channels.push(own);
    }
  }
  const conflicts = merged.conflicts.filter((name) => {
    const [field, row] = name.split('@');
    return (
      field !== 'channels' &&
      field !== 'each' &&
      field !== 'version' &&
      (row === undefined || channels.includes(row))
    );
  });
  return { values: { ...values, channels, each: mergedEach(base, mine, theirs) }, conflicts };
}

/**
 * Values under the keys that their rows have since they were stored: `sent` is what was sent, `stored` what came back,
 * in the same order.
 */
export function underStoredRows(
  values: StationValues,
  sent: StationValues,
  stored: StationValues,
): StationValues {
  const before = sentRows(sent);
  if (before.length !== stored.channels.length) return values;
  const keys = new Map(before.map((row, index) => [row, stored.channels[index] ?? row]));
  const renamed = values.channels.filter((row) => (keys.get(row) ?? row) !== row);
  const fields = renamed.map((row) => ({
    ...withoutChannel(row),
    ...rowOf(values, row, keys.get(row)),
    [`version@${keys.get(row)}`]: stored[`version@${keys.get(row)}`],
  }));
  return Object.assign({}, values, ...fields, {
    channels: values.channels.map((row) => keys.get(row) ?? row),
  });
}
