import '../figures/figures.css';
import { useMemo, useState } from 'react';
import { paths, type ShortCount } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { DataTable, type Column } from 'shared-ui/table';
import { Button, Card, LinkButton, LoadState, Page, StationLink } from 'shared-ui/ui';
import { figureWords } from '../figures/figure-words.texts.ts';
import { EstimateDialog } from './estimate-dialog.tsx';
import { groupWords } from './group-words.texts.ts';
import { ShortCountDialog } from './short-count-dialog.tsx';
import { deleteShortCount, shortCountsQuery, stationChoicesQuery } from './short-counts.resource.ts';
import { shortCountTexts } from './short-counts.texts.ts';

/** /short-counts: counts of a few hours or days, what they come to in a year, and new ones. */
export function ShortCountsScreen() {
  const t = useTexts(shortCountTexts);
  const words = useTexts(figureWords);
  const { load, reload } = useLoaded(shortCountsQuery);
  const stations = useLoaded(stationChoicesQuery).load;
  const [adding, setAdding] = useState(false);
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          <LinkButton to={paths.factorGroups.href()}>{t('groups')}</LinkButton>
          <Button disabled={stations.state !== 'loaded'} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
          <Button severity="outlined" icon="print" onClick={() => window.print()}>
            {words('print')}
          </Button>
        </>
      }
    >
      <LoadState load={load} retry={reload}>
        {(counts) => <Counts counts={counts} />}
      </LoadState>
      {adding && stations.state === 'loaded' ? (
        <ShortCountDialog stations={stations.value} onClose={() => setAdding(false)} />
      ) : null}
    </Page>
  );
}

function Counts({ counts }: { counts: ShortCount[] }) {
  const t = useTexts(shortCountTexts);
  const [estimated, setEstimated] = useState<ShortCount | null>(null);
  const remove = useRemove();
  const columns = useColumns(setEstimated, remove);
  return (
    <Card>
      <DataTable
        label={t('title')}
        rows={counts}
        rowKey="id"
        columns={columns}
        empty={t('empty')}
        urlState="short"
        tools="short-counts"
      />
      {estimated ? <EstimateDialog count={estimated} onClose={() => setEstimated(null)} /> : null}
    </Card>
  );
}

/** Deletes a short count after a question. */
function useRemove() {
  const t = useTexts(shortCountTexts);
  const { confirm, notify } = useServices();
  return useMemo(
    () => async (count: ShortCount) => {
      const named = { place: count.place, date: formatDate(count.first_day) };
      const text = t('deleteText', named);
      if (!(await confirm({ title: t('deleteTitle'), text, accept: t('delete'), danger: true }))) return;
      try {
        await deleteShortCount(count.id);
        notify('success', t('deleted'));
      } catch (error) {
        notify('danger', messageOf(error, t('deleteFailed')));
      }
    },
    [t, confirm, notify],
  );
}

const placeOf = ({ station_id_tmg, place }: ShortCount) =>
  station_id_tmg ? `${station_id_tmg} ${place}` : place;

function useColumns(
  estimate: (count: ShortCount) => void,
  remove: (count: ShortCount) => Promise<void>,
): Column<ShortCount>[] {
  const t = useTexts(shortCountTexts);
  const words = useTexts(groupWords);
  const modes = useTexts(figureWords);
  return useMemo(
    () => [
      {
        field: 'place',
        header: t('place'),
        value: placeOf,
        cell: (count) => <StationLink stationId={count.station_id_tmg}>{placeOf(count)}</StationLink>,
        sortable: true,
        filter: 'text',
        rowHeader: true,
      },
      { field: 'mode', header: t('mode'), value: ({ mode }) => modes(mode), filter: 'select' },
      { field: 'kind', header: t('kind'), value: ({ kind }) => t(kind), filter: 'select' },
      {
        field: 'dates',
        header: t('dates'),
        value: ({ first_day }) => first_day,
        cell: ({ first_day: first, last_day: last }) =>
          first === last
            ? formatDate(first)
            : t('datesOf', { first: formatDate(first), last: formatDate(last) }),
        sortable: true,
      },
      { field: 'counted', header: t('counted'), value: (count) => countedText(count, t) },
      { field: 'note', header: t('note'), value: ({ note }) => note },
      { field: 'by', header: words('by'), value: ({ by }) => by },
      {
        field: 'actions',
        header: t('actions'),
        value: () => null,
        cell: (count) => <Actions count={count} estimate={estimate} remove={remove} />,
      },
    ],
    [t, words, modes, estimate, remove],
  );
}

function countedText(
  { hours, from_hour: from }: ShortCount,
  t: ReturnType<typeof useTexts<typeof shortCountTexts.en>>,
): string {
  if (hours === null || from === null) return t('certifiedDays');
  const total = formatNumber(hours.reduce((sum, count) => sum + count, 0));
  return t('countedOf', { total, from: String(from), until: String(from + hours.length) });
}

type ActionsProps = {
  count: ShortCount;
  estimate: (count: ShortCount) => void;
  remove: (count: ShortCount) => Promise<void>;
};

function Actions({ count, estimate, remove }: ActionsProps) {
  const t = useTexts(shortCountTexts);
  const named = { place: count.place, date: formatDate(count.first_day) };
  return (
    <div className="cx-row">
      <Button
        size="small"
        severity="outlined"
        aria-label={t('estimateOf', named)}
        onClick={() => estimate(count)}
      >
        {t('estimate')}
      </Button>
      {count.may_delete ? (
        <Button
          size="small"
          severity="text"
          aria-label={t('deleteOf', named)}
          onClick={() => void remove(count)}
        >
          {t('delete')}
        </Button>
      ) : null}
    </div>
  );
}
