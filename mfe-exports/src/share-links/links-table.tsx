import { useMemo } from 'react';
import { paths, type ShareLink } from 'shared-domain';
import { formatDate, useTexts, type Translate } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { DataTable, type Column } from 'shared-ui/table';
import { Button, StationLink } from 'shared-ui/ui';
import { shareLinkTexts } from './texts.ts';

type Words = Translate<typeof shareLinkTexts.en>;

/** Links with what they show, until when, and how often they were opened; each can be ended. */
export function LinksTable({ links, onEnd }: { links: ShareLink[]; onEnd: (link: ShareLink) => void }) {
  const t = useTexts(shareLinkTexts);
  const columns = useMemo(() => [...nameColumns(t), ...lifeColumns(t), endColumn(t, onEnd)], [t, onEnd]);
  return (
    <DataTable
      label={t('title')}
      rows={links}
      rowKey="id"
      columns={columns}
      empty={t('none')}
      urlState="share-links"
      tools="share-links"
    />
  );
}

const showsText = (t: Words, { station_id_tmg, station_name }: ShareLink): string =>
  station_id_tmg === null ? t('comparison') : `${station_id_tmg} ${station_name}`;

function nameColumns(t: Words): Column<ShareLink>[] {
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
      field: 'shows',
      header: t('shows'),
      value: (link) => showsText(t, link),
      cell: (link) =>
        link.query === null ? (
          <StationLink stationId={link.station_id_tmg}>{showsText(t, link)}</StationLink>
        ) : (
          <Link to={`${paths.compare.href()}?${link.query}`}>{t('comparison')}</Link>
        ),
      leads: true,
    },
    {
      field: 'ending',
      header: t('ending'),
      value: ({ ending }) => ending,
      cell: ({ ending }) => <code>…{ending}</code>,
    },
  ];
}

function lifeColumns(t: Words): Column<ShareLink>[] {
  return [
    { field: 'created_by', header: t('createdBy'), value: ({ created_by }) => created_by, sortable: true },
    {
      field: 'created_at',
      header: t('created'),
      value: ({ created_at }) => created_at,
      cell: ({ created_at }) => formatDate(created_at),
      sortable: true,
    },
    {
      field: 'expires_at',
      header: t('expires'),
      value: ({ expires_at }) => expires_at,
      cell: ({ expires_at, ended }) => (ended ? <strong>{t('ended')}</strong> : formatDate(expires_at)),
      sortable: true,
      leads: true,
    },
    {
      field: 'opened',
      header: t('opened'),
      value: ({ opened }) => opened,
      cell: ({ opened, last_opened_at }) =>
        t('openedTimes', {
          count: opened,
          date: last_opened_at === null ? '' : formatDate(last_opened_at),
        }),
      sortable: true,
    },
  ];
}

function endColumn(t: Words, onEnd: (link: ShareLink) => void): Column<ShareLink> {
  return {
    field: 'actions',
    header: t('actions'),
    value: () => null,
    cell: (link) =>
      link.ended ? null : (
        <Button
          size="small"
          severity="outlined"
          aria-label={t('endOf', { name: link.name })}
          onClick={() => onEnd(link)}
        >
          {t('end')}
        </Button>
      ),
  };
}
