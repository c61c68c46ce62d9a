import { useMemo, useState } from 'react';
import type { HourlyListing, ListedDay } from 'shared-domain';
import { SelectField } from 'shared-ui/form';
import { formatDate, useLanguage, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { DataTable, type Column } from 'shared-ui/table';
import { LoadState } from 'shared-ui/ui';
import { weekdayNames } from '../weekday-names.ts';
import { notesText } from './notes-text.rules.ts';
import { listingQuery } from './tables.resource.ts';
import { programmeTexts } from './texts.ts';

/** A flow's year hour by hour, a day a line, a month a page. */
export function ListingPanel({ stationId, year }: { stationId: string; year: number }) {
  const t = useTexts(programmeTexts);
  const [flow, setFlow] = useState<string | undefined>();
  const { load, reload } = useLoaded(listingQuery(stationId, year, flow));
  return (
    <LoadState load={load} retry={reload} label={t('listingWait')}>
      {(listing) => (
        <div className="figures-stack">
          <div className="figures-flow cx-choice">
            <SelectField
              label={t('flow')}
              required
              value={listing.flow.flowid_txdot}
              options={listing.flows.map(({ flowid_txdot, name }) => ({ code: flowid_txdot, label: name }))}
              onChange={(chosen) => setFlow(chosen ?? undefined)}
            />
          </div>
          <Days listing={listing} />
        </div>
      )}
    </LoadState>
  );
}

function Days({ listing }: { listing: HourlyListing }) {
  const t = useTexts(programmeTexts);
  const [language] = useLanguage();
  const columns = useMemo((): Column<ListedDay>[] => {
    const names = weekdayNames(language, 'short');
    return [
      {
        field: 'date',
        header: t('date'),
        value: ({ date }) => date,
        cell: ({ date }) => formatDate(date),
        rowHeader: true,
      },
      { field: 'weekday', header: t('day'), value: ({ weekday }) => names[weekday - 1] ?? '' },
      ...Array.from({ length: 24 }, (_, hour): Column<ListedDay> => ({
        field: `hour${hour}`,
        header: String(hour).padStart(2, '0'),
        value: ({ hours }) => hours[hour] ?? null,
        align: 'end',
      })),
      { field: 'total', header: t('total'), value: ({ total }) => total, align: 'end', leads: true },
      { field: 'mark', header: t('mark'), value: (day) => notesText(day, t('event')) },
    ];
  }, [t, language]);
  return (
    <DataTable
      label={t('listing')}
      rows={listing.days}
      rowKey="date"
      columns={columns}
      empty={t('emptyTable')}
      tools="figure-listing"
      plain
      pageSize={31}
    />
  );
}
