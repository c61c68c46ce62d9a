import { useMemo } from 'react';
import { ecoObstacle, type ImportStation } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { StationLink } from 'shared-ui/ui';
import { ecoTexts } from './texts.ts';

/** The stations to choose from; one that can't be chosen says why. */
export function EcoStationsTable({
  stations,
  selected,
  onToggle,
}: {
  stations: ImportStation[];
  selected: ReadonlySet<string>;
  onToggle: (stationId: string) => void;
}) {
  const t = useTexts(ecoTexts);
  const columns = useMemo((): Column<ImportStation>[] => {
    const stateOf = (row: ImportStation) => t(ecoObstacle(row) ?? 'ready');
    return [
      {
        field: 'select',
        header: t('select'),
        value: ({ station_id_tmg }) => (selected.has(station_id_tmg) ? 1 : 0),
        cell: (row) => (
          <label className="cx-box">
            <input
              type="checkbox"
              aria-label={t('selectStation', { name: `${row.station_id_tmg} ${row.station_name}` })}
              checked={selected.has(row.station_id_tmg)}
              disabled={ecoObstacle(row) !== null}
              onChange={() => onToggle(row.station_id_tmg)}
            />
          </label>
        ),
      },
      {
        field: 'station_id_tmg',
        header: t('stationId'),
        value: ({ station_id_tmg }) => station_id_tmg,
        sortable: true,
        filter: 'text',
      },
      {
        field: 'station_name',
        header: t('stationName'),
        value: ({ station_name }) => station_name,
        cell: ({ station_id_tmg, station_name }) => (
          <StationLink stationId={station_id_tmg}>{station_name}</StationLink>
        ),
        sortable: true,
        filter: 'text',
        rowHeader: true,
      },
      {
        field: 'city_area',
        header: t('area'),
        value: ({ city_area }) => city_area,
        sortable: true,
        filter: 'select',
      },
      { field: 'state', header: t('state'), value: stateOf, sortable: true, filter: 'select', leads: true },
      {
        field: 'last_count',
        header: t('lastCount'),
        value: ({ last_count }) => last_count,
        cell: ({ last_count }) => last_count && formatDate(last_count),
        sortable: true,
      },
      {
        field: 'last_imported',
        header: t('lastImported'),
        value: ({ last_imported }) => last_imported,
        cell: ({ last_imported }) => last_imported && formatDate(last_imported),
        sortable: true,
      },
      { field: 'eco_id', header: t('ecoId'), value: ({ eco_id }) => eco_id },
    ];
  }, [t, selected, onToggle]);
  return (
    <DataTable
      label={t('stations')}
      rows={stations}
      rowKey="station_id_tmg"
      columns={columns}
      defaultSort={{ field: 'station_id_tmg', order: 'asc' }}
      empty={t('noStations')}
      urlState="stations"
      tools="vendor-counts"
    />
  );
}
