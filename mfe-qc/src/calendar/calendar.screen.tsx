import './calendar.css';
import { useMemo, useRef, useState } from 'react';
import { exportDay, may, type CalendarEntry } from 'shared-domain';
import { wallFormat } from 'shared-domain/texts';
import { messageOf } from 'shared-ui/api';
import { useUser } from 'shared-ui/auth';
import { formatPeriod, useLanguage, useTexts, type Translate } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { useSearchParams } from 'shared-ui/router';
import { DataTable, type Column } from 'shared-ui/table';
import { Button, Card, LoadState, Page } from 'shared-ui/ui';
import { useWeatherWords } from 'shared-ui/weather';
import { deleteEntry, monthQuery, stationChoicesQuery, type Calendar } from './calendar.resource.ts';
import { calendarTexts } from './calendar.texts.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { MonthTable } from './month-table.tsx';
import { monthAfter } from './month.rules.ts';
import { WeatherSites } from './weather-sites.tsx';
import { WeatherDialog } from './weather-dialog.tsx';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const thisMonth = () => exportDay(new Date()).slice(0, 7);

/** What is open: an entry, a new one (null), or nothing. */
type Opened = { entry: CalendarEntry | null } | undefined;

/** /calendar: what is known of the days of a month, and what people enter. */
export function CalendarScreen() {
  const t = useTexts(calendarTexts);
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('month') ?? '';
  const month = MONTH.test(asked) ? asked : thisMonth();
  const [opened, setOpened] = useState<Opened>();
  const [loading, setLoading] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const { load, reload } = useLoaded(monthQuery(month));
  const { load: stations } = useLoaded(stationChoicesQuery);
  const go = (months: number) => setSearch({ month: monthAfter(month, months) }, { replace: true });
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          {may(user, 'POST /weather-sites/file') && (
            <Button severity="outlined" icon="upload" onClick={() => setLoading(true)}>
              {t('load')}
            </Button>
          )}
          <Button ref={add} severity="primary" icon="plus" onClick={() => setOpened({ entry: null })}>
            {t('add')}
          </Button>
        </>
      }
    >
      <LoadState load={load} retry={reload}>
        {(calendar) => (
          <Month
            month={month}
            calendar={calendar}
            onGo={go}
            onEdit={(entry) => setOpened({ entry })}
            onRemoved={() => add.current?.focus()}
          />
        )}
      </LoadState>
      {opened && (
        <EntryDialog
          entry={opened.entry}
          stations={stations.state === 'loaded' ? stations.value : []}
          onClose={() => setOpened(undefined)}
        />
      )}
      {loading && <WeatherDialog onClose={() => setLoading(false)} />}
    </Page>
  );
}

type MonthProps = {
  month: string;
  calendar: Calendar;
  onGo: (months: number) => void;
  onEdit: (entry: CalendarEntry) => void;
  onRemoved: () => void;
};

function Month({ month, calendar, onGo, onEdit, onRemoved }: MonthProps) {
  const t = useTexts(calendarTexts);
  const [language] = useLanguage();
  const { weather, entries } = calendar;
  const { amount } = useWeatherWords();
  const name = wallFormat(language, { month: 'long', year: 'numeric' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  return (
    <>
      <Card>
        <div className="qc-month-head">
          <Button severity="outlined" icon="chevron-left" onClick={() => onGo(-1)}>
            {t('before')}
          </Button>
          <h2 aria-live="polite">{name}</h2>
          <Button severity="outlined" icon="chevron-right" onClick={() => onGo(1)}>
            {t('after')}
          </Button>
        </div>
        <MonthTable month={month} name={name} calendar={calendar} />
        <p className="cx-muted">
          {weather === null
            ? t('noWeather')
            : weather.kilometers === null
              ? t('weatherOfSite', { site: weather.site })
              : t('weatherOf', { site: weather.site, distance: amount('distance', weather.kilometers) })}
        </p>
      </Card>
      <Card title={t('entries')}>
        <Entries entries={entries} onEdit={onEdit} onRemoved={onRemoved} />
      </Card>
      <Card title={t('sites')}>
        <WeatherSites />
      </Card>
    </>
  );
}

type EntriesProps = Pick<MonthProps, 'onEdit' | 'onRemoved'> & { entries: CalendarEntry[] };

function Entries({ entries, onEdit, onRemoved }: EntriesProps) {
  const t = useTexts(calendarTexts);
  const remove = useRemove(onRemoved);
  const columns = useMemo(() => columnsOf(t, { onEdit, remove }), [t, onEdit, remove]);
  return (
    <DataTable
      label={t('entries')}
      rows={entries}
      rowKey="id"
      columns={columns}
      empty={t('noEntries')}
      urlState="entries"
      tools="calendar-entries"
    />
  );
}

type Acts = { onEdit: (entry: CalendarEntry) => void; remove: (entry: CalendarEntry) => void };

function columnsOf(t: Translate<typeof calendarTexts.en>, { onEdit, remove }: Acts): Column<CalendarEntry>[] {
  return [
    {
      field: 'name',
      header: t('name'),
      value: ({ name }) => name,
      sortable: true,
      filter: 'text',
      rowHeader: true,
    },
    {
      field: 'kind',
      header: t('kind'),
      value: ({ kind }) => t(kind),
      sortable: true,
      filter: 'select',
      leads: true,
    },
    {
      field: 'when',
      header: t('when'),
      value: ({ first_day }) => first_day,
      csv: ({ first_day, last_day }) => formatPeriod(first_day, last_day),
      cell: ({ first_day, last_day }) => formatPeriod(first_day, last_day),
      sortable: true,
    },
    {
      field: 'where',
      header: t('where'),
      value: ({ statewide, stations }) =>
        statewide ? t('allAgencies') : stations.length === 0 ? t('everywhere') : stations.join(', '),
      filter: 'text',
    },
    { field: 'note', header: t('note'), value: ({ note }) => note },
    {
      field: 'actions',
      header: t('actions'),
      value: () => null,
      cell: (entry) =>
        entry.may_change && (
          <div className="cx-actions">
            <Button
              severity="text"
              size="small"
              aria-label={t('editOf', { name: entry.name })}
              onClick={() => onEdit(entry)}
            >
              {t('edit')}
            </Button>
            <Button
              severity="text"
              size="small"
              aria-label={t('deleteOf', { name: entry.name })}
              onClick={() => remove(entry)}
            >
              {t('delete')}
            </Button>
          </div>
        ),
    },
  ];
}

/** Deletes an entry after a question; the button that asked goes with it, so the focus goes elsewhere. */
function useRemove(onRemoved: () => void) {
  const t = useTexts(calendarTexts);
  const { confirm, notify } = useServices();
  const remove = async ({ id, name, first_day, last_day }: CalendarEntry) => {
    const text = t('deleteText', { name, period: formatPeriod(first_day, last_day) });
    if (!(await confirm({ title: t('deleteTitle'), text, accept: t('delete'), danger: true }))) return;
    try {
      await deleteEntry(id);
      notify('success', t('deleted'));
      onRemoved();
    } catch (error) {
      notify('danger', messageOf(error, t('failed')));
    }
  };
  return (entry: CalendarEntry) => void remove(entry);
}
