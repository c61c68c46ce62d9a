import { useEffect, useMemo, useRef, useState } from 'react';
import { may, type WeatherFetch, type WeatherSite } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { useUser } from 'shared-ui/auth';
import { formatDate, formatNumber, formatPeriod, useTexts, type Translate } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { DataTable, type Column } from 'shared-ui/table';
import { Button, LoadState } from 'shared-ui/ui';
import { askAgain, sitesQuery, startFetch } from './calendar.resource.ts';
import { calendarTexts } from './calendar.texts.ts';
import { fetchState, isUnderWay, type FetchState } from './fetch-state.rules.ts';

/** The weather stations that anything is known of; where an address is set, an admin fetches newer days. */
export function WeatherSites() {
  const t = useTexts(calendarTexts);
  const mayFetch = may(useUser(), 'POST /weather-sites/:siteId/fetch');
  const { load, reload } = useLoaded(sitesQuery);
  useEnded(load.state === 'loaded' && sitesQuery.isUnderWay?.(load.value) === true);
  const { fetching, bring } = useFetch();
  const columns = useMemo(() => columnsOf(t, { fetching, bring }), [t, fetching, bring]);
  return (
    <LoadState load={load} retry={reload}>
      {({ sites, address, fetches = [] }) => (
        <DataTable
          label={t('sites')}
          rows={sites.map((site) => ({
            ...site,
            newest: fetches.find(({ site_id }) => site_id === site.id),
          }))}
          rowKey="id"
          columns={columns.filter(
            ({ field }) => (field !== 'actions' || (address && mayFetch)) && (field !== 'fetch' || address),
          )}
          empty={t('noSites')}
          urlState="sites"
          tools="weather-sites"
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
      await startFetch(id, last_day ?? first_day ?? '');
      notify('success', t('fetchStarted'));
    } catch (error) {
      notify('danger', messageOf(error, t('loadFailed')));
    } finally {
      setFetching(null);
    }
  };
  return { fetching, bring: (site) => void bring(site) };
}

/** When a fetch has ended, the days beside it are asked for again. */
function useEnded(underWay: boolean): void {
  const before = useRef(underWay);
  useEffect(() => {
    if (before.current && !underWay) void askAgain();
    before.current = underWay;
  }, [underWay]);
}

type Row = WeatherSite & { newest: WeatherFetch | undefined };

const daysText = ({ first_day, last_day, days }: WeatherSite): string =>
  `${formatPeriod(first_day, last_day)} (${formatNumber(days)})`;

function columnsOf(t: Translate<typeof calendarTexts.en>, { fetching, bring }: Fetching): Column<Row>[] {
  return [
    {
      field: 'site',
      header: t('site'),
      value: ({ name }) => name,
      sortable: true,
      rowHeader: true,
    },
    { field: 'id', header: t('siteNumber'), value: ({ id }) => id, sortable: true },
    {
      field: 'days',
      header: t('daysKnown'),
      value: ({ days }) => days,
      csv: daysText,
      cell: daysText,
      sortable: true,
      leads: true,
    },
    {
      field: 'fetch',
      header: t('newestFetch'),
      value: ({ newest }) => newest?.asked_at ?? null,
      csv: ({ newest }) => (newest ? fetchWords(t, newest) : null),
      cell: ({ newest }) => newest && <span aria-live="polite">{fetchWords(t, newest)}</span>,
    },
    {
      field: 'actions',
      header: t('fetch'),
      value: () => null,
      cell: (site) => (
        <Button
          severity="outlined"
          size="small"
          loading={fetching === site.id || (site.newest !== undefined && isUnderWay(site.newest))}
          aria-label={t('fetchOf', { site: site.name })}
          onClick={() => bring(site)}
        >
          {t('fetch')}
        </Button>
      ),
    },
  ];
}

function fetchWords(t: Translate<typeof calendarTexts.en>, fetch: WeatherFetch): string {
  const { added, changed, progress } = fetch;
  const when = formatDate(fetch.ended_at ?? fetch.asked_at);
  const why = fetch.message ?? '';
  const words: Record<FetchState, () => string> = {
    fetching: () =>
      t('fetching', { share: formatNumber(progress, { style: 'percent', maximumFractionDigits: 0 }) }),
    triedAgain: () => t('triedAgain', { why }),
    nothingNew: () => t('nothingNew', { when }),
    fetched: () => t('fetched', { when, added, changed }),
    fetchFailed: () => t('fetchFailed', { when, why }),
  };
  return words[fetchState(fetch)]();
}
