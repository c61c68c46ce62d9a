import { useMemo, useState } from 'react';
import { may, type WeatherSite } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { useUser } from 'shared-ui/auth';
import { formatNumber, formatPeriod, useTexts, type Translate } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { DataTable, type Column } from 'shared-ui/table';
import { Button, LoadState } from 'shared-ui/ui';
import { fetchWeather, sitesQuery } from './calendar.resource.ts';
import { calendarTexts } from './calendar.texts.ts';

/** The weather stations that anything is known of; where an address is set, an admin fetches newer days. */
export function WeatherSites() {
  const t = useTexts(calendarTexts);
  const mayFetch = may(useUser(), 'POST /weather-sites/:siteId/fetch');
  const { load, reload } = useLoaded(sitesQuery);
  const { fetching, bring } = useFetch();
  const columns = useMemo(() => columnsOf(t, { fetching, bring }), [t, fetching, bring]);
  return (
    <LoadState load={load} retry={reload}>
      {({ sites, address }) => (
        <DataTable
          label={t('sites')}
          rows={sites}
          rowKey="id"
          columns={columns.filter(({ field }) => field !== 'actions' || (address && mayFetch))}
          empty={t('noSites')}
        />
      )}
    </LoadState>
  );
}

type Fetching = { fetching: string | null; bring: (site: WeatherSite) => void };

function useFetch(): Fetching {
  const t = useTexts(calendarTexts);
  const { notify } = useServices();
  const [fetching, setFetching] = useState<string | null>(null);
  const bring = async ({ id, last_day, first_day }: WeatherSite) => {
    setFetching(id);
    try {
      await fetchWeather(id, last_day ?? first_day ?? '');
      notify('success', t('kept'));
    } catch (error) {
      notify('danger', messageOf(error, t('loadFailed')));
    } finally {
      setFetching(null);
    }
  };
  return { fetching, bring: (site) => void bring(site) };
}

function columnsOf(
  t: Translate<typeof calendarTexts.en>,
  { fetching, bring }: Fetching,
): Column<WeatherSite>[] {
  return [
    { field: 'site', header: t('site'), value: ({ name }) => name, rowHeader: true },
    { field: 'id', header: t('siteNumber'), value: ({ id }) => id },
    {
      field: 'days',
      header: t('daysKnown'),
      value: ({ days }) => days,
      cell: ({ first_day, last_day, days }) => `${formatPeriod(first_day, last_day)} (${formatNumber(days)})`,
      leads: true,
    },
    {
      field: 'actions',
      header: t('fetch'),
      value: () => null,
      cell: (site) => (
        <Button
          severity="outlined"
          size="small"
          loading={fetching === site.id}
          aria-label={t('fetchOf', { site: site.name })}
          onClick={() => bring(site)}
        >
          {t('fetch')}
        </Button>
      ),
    },
  ];
}
