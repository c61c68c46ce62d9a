import { useMemo, useState } from 'react';
import type { FigureProfileRow, ModeTables } from 'shared-domain';
import { SelectField } from 'shared-ui/form';
import { useTexts, type Translate } from 'shared-ui/i18n';
import { SeriesStroke, seriesAt } from 'shared-ui/marks';
import { DataTable, type Column } from 'shared-ui/table';
import { figureWords } from '../figure-words.texts.ts';
import { HourCell } from './hour-cell.tsx';
import { hourText, share } from './numbers.ts';
import { axisEnd, pointsOf, PROFILE, xOf, yOf } from './profile-lines.rules.ts';
import { programmeTexts } from './texts.ts';

type Season = FigureProfileRow['season'];
type Line = FigureProfileRow & { name: string };

function useSeasonName() {
  const t = useTexts(programmeTexts);
  const words = useTexts(figureWords);
  return (season: Season) => (season === 'year' ? t('wholeYear') : words(season));
}

/** The share of each hour of the day, of weekdays and weekend days, for the year or a season. */
export function ProfilePanel({ mode }: { mode: ModeTables }) {
  const t = useTexts(programmeTexts);
  const nameOf = useSeasonName();
  const [season, setSeason] = useState<Season>('year');
  const seasons = [...new Set(mode.profile.map((row) => row.season))];
  const lines = mode.profile
    .filter((row) => row.season === season && row.shares.length > 0)
    .map((row): Line => ({ ...row, name: t(row.group) }));
  return (
    <div className="figures-stack">
      <div className="figures-year">
        <SelectField
          label={t('season')}
          required
          value={season}
          options={seasons.map((one) => ({ code: one, label: nameOf(one) }))}
          onChange={(chosen) => setSeason((chosen ?? 'year') as Season)}
        />
      </div>
      {lines.map(({ group, peak }) =>
        peak === null ? null : (
          <p key={group}>
            {t('peakHour', { group: t(group), hour: hourText(peak.hour), share: share(peak.share) })}
          </p>
        ),
      )}
      <ProfileChart lines={lines} label={t('profileChart', { season: nameOf(season) })} />
      <ProfileTable mode={mode} />
    </div>
  );
}

/** Drawn as text is, so that it prints; the table has the same shares. */
function ProfileChart({ lines, label }: { lines: Line[]; label: string }) {
  const t = useTexts(programmeTexts);
  if (lines.length === 0) return null;
  const end = axisEnd(lines.map(({ shares }) => shares));
  return (
    <figure className="figures-chart" aria-label={label}>
      <svg viewBox={`0 0 ${PROFILE.width} ${PROFILE.height}`} aria-hidden>
        <text x={0} y={16}>
          {t('profileAxis')}
        </text>
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <line x1={PROFILE.left} x2={PROFILE.width} y1={yOf(end * part, end)} y2={yOf(end * part, end)} />
            <text x={PROFILE.left - 6} y={yOf(end * part, end) + 4} textAnchor="end">
              {share(end * part)}
            </text>
          </g>
        ))}
        {[0, 3, 6, 9, 12, 15, 18, 21].map((hour) => (
          <text key={hour} x={xOf(hour)} y={PROFILE.height - 12} textAnchor="middle">
            {hourText(hour).slice(0, 2)}
          </text>
        ))}
        {lines.map(({ group, shares }, place) => {
          const { token, dash } = seriesAt(place);
          return (
            <polyline
              key={group}
              points={pointsOf(shares, end)}
              fill="none"
              stroke={`var(--${token})`}
              strokeWidth="2.5"
              strokeDasharray={dash.join(' ') || undefined}
            />
          );
        })}
      </svg>
      <figcaption>
        {lines.map(({ group, name }, place) => (
          <span key={group}>
            <SeriesStroke place={place} /> {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

type HourRow = { hour: number; shares: readonly (number | null)[] };

function ProfileTable({ mode }: { mode: ModeTables }) {
  const t = useTexts(programmeTexts);
  const columns = useProfileColumns(mode, t);
  const rows = Array.from({ length: 24 }, (_, hour): HourRow => ({
    hour,
    shares: mode.profile.map(({ shares }) => shares[hour] ?? null),
  }));
  return (
    <DataTable
      label={t('profile')}
      rows={rows}
      rowKey="hour"
      columns={columns}
      empty={t('emptyTable')}
      tools="figure-profile"
      plain
    />
  );
}

function useProfileColumns({ profile }: ModeTables, t: Translate<typeof programmeTexts.en>) {
  const words = useTexts(figureWords);
  return useMemo(
    (): Column<HourRow>[] => [
      {
        field: 'hour',
        header: t('hour'),
        value: ({ hour }) => hourText(hour),
        cell: ({ hour }) => <HourCell hour={hour} />,
        rowHeader: true,
      },
      ...profile.map(({ season, group }, at): Column<HourRow> => ({
        field: `${season} ${group}`,
        header: t('ofSeason', {
          season: season === 'year' ? t('wholeYear') : words(season),
          group: t(group),
        }),
        value: ({ shares }) => shares[at] ?? null,
        cell: ({ shares }) => share(shares[at] ?? null),
        align: 'end',
      })),
    ],
    [profile, t, words],
  );
}
