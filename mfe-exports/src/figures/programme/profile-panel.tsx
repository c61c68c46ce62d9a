import { useMemo, useState } from 'react';
import type { FigureProfileRow, ModeTables } from 'shared-domain';
import { SelectField } from 'shared-ui/form';
import { useTexts, type Translate } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { figureWords } from '../figure-words.texts.ts';
import { HourCell } from './hour-cell.tsx';
import { hourText, share } from '../numbers.ts';
import { ProfileChart, type ProfileLine } from './profile-chart.tsx';
import { programmeTexts } from './texts.ts';

type Season = FigureProfileRow['season'];

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
    .map((row): ProfileLine => ({ ...row, name: t(row.group) }));
  return (
    <div className="figures-stack">
      <div className="figures-year cx-choice">
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
