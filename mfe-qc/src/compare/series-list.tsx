import { useMemo } from 'react';
import {
  daysOffOf,
  netOf,
  ownPeriod,
  weekdayOf,
  type ComparedSeriesReply,
  type DatedComparison,
} from 'shared-domain';
import { formatNumber, formatPeriod, useTexts } from 'shared-ui/i18n';
import { SeriesSwatch } from 'shared-ui/marks';
import { Button, StationLink } from 'shared-ui/ui';
import type { Compared } from './compare.resource.ts';
import { changesOf, outOf, type ToldChange } from './points.rules.ts';
import { useSeriesName } from './series-words.ts';
import { compareTexts } from './texts.ts';

type Props = { comparison: DatedComparison; compared: Compared; onRemove: (key: string) => void };

/** The legend in words, on paper too: each series with its line, what it is made of and what is to be known of it. */
export function SeriesList({ comparison, compared, onRemove }: Props) {
  const t = useTexts(compareTexts);
  const notes = useNotes(comparison, compared);
  const seriesName = useSeriesName();
  return (
    <ol className="qc-compare-series">
      {compared.series.map((one, place) => (
        <li key={one.key}>
          <SeriesSwatch place={place} />
          <div>
            <strong>
              {place + 1}{' '}
              {one.station_id_tmg === null ? (
                seriesName(one)
              ) : (
                <StationLink stationId={one.station_id_tmg}>{seriesName(one)}</StationLink>
              )}
            </strong>
            {notes(one).map((note) => (
              <p key={note} className="cx-muted">
                {note}
              </p>
            ))}
          </div>
          <Button
            severity="text"
            size="small"
            icon="times"
            aria-label={t('remove', { name: seriesName(one) })}
            onClick={() => onRemove(one.key)}
          />
        </li>
      ))}
    </ol>
  );
}

/** Changes come with their sign: +12.5%. */
const CHANGE = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;

function useNotes(comparison: DatedComparison, { starts, series }: Compared) {
  const t = useTexts(compareTexts);
  const groupNotes = useGroupNotes(comparison);
  const ownNotes = useOwnNotes(comparison);
  const { from, as, bin } = comparison;
  const daysOff = useMemo(() => {
    const years = series.flatMap(({ year, first }) =>
      first == null ? (year ?? []) : Number(first.slice(0, 4)),
    );
    const first = Math.min(Number(from.slice(0, 4)), ...years);
    const last = Math.max(Number((starts.at(-1) ?? from).slice(0, 4)), ...years) + 1;
    return daysOffOf(`${first}-01-01`, `${last}-12-31`);
  }, [from, starts, series]);
  return (one: ComparedSeriesReply): string[] => {
    const isByDay = as === 'absolute' && bin === 'day';
    const changes = isByDay ? changesOf(series, one, { starts, from, daysOff }) : [];
    return [
      ...ownNotes(one),
      ...groupNotes(one, outOf(series, one)),
      ...(one.flow === null && one.added.length > 1 ? [t('added', { flows: one.added.join(', ') })] : []),
      ...(one.left.length > 0 ? [t('left', { flows: one.left.join(', ') })] : []),
      ...(as === 'hour' ? [hoursNote(one)] : isEmpty(one) && !isBlocked(one) ? [t('nothing')] : []),
      ...(as === 'index' && one.base === null ? [t('noBase')] : []),
      ...(one.uncertified > 0 ? [t('uncertified', { count: one.uncertified })] : []),
      ...changes.map(changeNote),
    ];
  };

  function changeNote({ year, first, days: count, change: by }: ToldChange): string {
    const change = formatNumber(by, CHANGE);
    return first === null
      ? t('change', { change, year: String(year), count })
      : t('changeOfPeriod', { change, days: daysFrom(first, comparison), count });
  }

  function hoursNote(one: ComparedSeriesReply): string {
    return t('hoursDays', {
      weekdays: formatNumber(one.hours?.weekday.days ?? 0),
      weekend: formatNumber(one.hours?.weekend.days ?? 0),
    });
  }
}

const daysFrom = (first: string, comparison: DatedComparison): string => {
  const { from, to } = ownPeriod(first, comparison);
  return formatPeriod(from, to);
};

/** What is to be known of a series beside its name: the days of its own period, and the factors that it was multiplied by. */
function useOwnNotes(comparison: DatedComparison) {
  const t = useTexts(compareTexts);
  return ({ first, factors }: ComparedSeriesReply): string[] => {
    const told = (factors ?? []).map(({ flow, value, from, to }) =>
      t('factorApplied', { flow, value: formatNumber(value, FACTOR), days: formatPeriod(from, to) }),
    );
    const ownNote = (day: string) =>
      t(weekdayOf(day) === weekdayOf(comparison.from) ? 'ownNote' : 'ownNoteOfWeekdays', {
        days: daysFrom(day, comparison),
      });
    return [
      ...(first == null ? [] : [ownNote(first)]),
      ...(told.length > 0 ? [t('factors', { factors: told.join('; ') })] : []),
      ...(factors?.length === 0 ? [t('noFactors')] : []),
    ];
  };
}

const FACTOR = { maximumFractionDigits: 3 } as const;

const isEmpty = ({ values }: ComparedSeriesReply) => values.every((value) => value === null);

const isBlocked = ({ group }: ComparedSeriesReply) => group !== null && group.blocking.length > 0;

/** What is to be known of a sum over stations: which they are, why there is none, and what is left of in and out. */
function useGroupNotes({ as, least }: DatedComparison) {
  const t = useTexts(compareTexts);
  return (
    { group, values }: ComparedSeriesReply,
    out: Pick<ComparedSeriesReply, 'values'> | undefined,
  ): string[] => {
    if (group === null) return [];
    const { stations, unseen, blocking, partial } = group;
    const net = as === 'absolute' && out ? netOf(values, out.values) : null;
    const all = stations.length + unseen;
    return [
      ...(blocking.length > 0 ? [t('blocked', { stations: blocking.join(', ') })] : []),
      t('ofStations', { stations: stations.join(', '), count: all }),
      ...(unseen > 0 ? [t('unseen', { count: unseen })] : []),
      ...(least !== null && least < all ? [t('atLeast', { least: String(least), all: String(all) })] : []),
      ...(partial.length > 0 ? [t('partialBins', { count: partial.length })] : []),
      ...(net ? [t('net', { net: formatNumber(net.net, SIGNED), count: net.bins })] : []),
    ];
  };
}

const SIGNED = { signDisplay: 'exceptZero' } as const;
