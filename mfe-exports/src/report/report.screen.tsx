import './report.css';
import { useMemo } from 'react';
import { paths, type AadtStation } from 'shared-domain';
import { formatNumber, useTexts, type Translate } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { DataTable, type Column } from 'shared-ui/table';
import { Card, LinkButton, LoadState, Page, StationLink } from 'shared-ui/ui';
import { AadtCell } from './aadt-cell.tsx';
import { AadtReportDialog } from './aadt-report-dialog.tsx';
import { aadtStationsQuery } from './aadt.resource.ts';
import { reportTexts } from './texts.ts';
import { useStationReport, type StationReport } from './use-station-report.ts';

type Words = Translate<typeof reportTexts.en>;

/** /report: the annual averages of each station, each opened in a dialog. */
export function ReportScreen() {
  const t = useTexts(reportTexts);
  const { load, reload } = useLoaded(aadtStationsQuery);
  const report = useStationReport();
  const columns = useMemo(() => [...factColumns(t), reportColumn(t, report)], [t, report]);
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={<LinkButton to={paths.figures.href()}>{t('toFigures')}</LinkButton>}
    >
      <LoadState load={load} retry={reload} label={t('loading')}>
        {(stations) => (
          <Card>
            <p className="report-method">{t('method')}</p>
            <DataTable
              label={t('title')}
              rows={stations}
              rowKey="station_id_tmg"
              columns={columns}
              defaultSort={{ field: 'station_id_tmg', order: 'asc' }}
              empty={t('empty')}
              urlState="report"
              tools="report"
            />
          </Card>
        )}
      </LoadState>
      {report.report ? (
        <AadtReportDialog report={report.report} agency={report.station?.agency} onClose={report.close} />
      ) : null}
    </Page>
  );
}

/** What opens a station's report. */
const reportColumn = (t: Words, report: StationReport): Column<AadtStation> => ({
  field: 'actions',
  header: t('report'),
  value: () => null,
  cell: (station) => <AadtCell station={station} report={report} />,
});

function factColumns(t: Words): Column<AadtStation>[] {
  return [
    {
      field: 'station_id_tmg',
      header: t('stationId'),
      term: 'station-id',
      value: ({ station_id_tmg }) => station_id_tmg,
      sortable: true,
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
      field: 'agency',
      header: t('agency'),
      term: 'agency',
      value: ({ agency }) => agency,
      sortable: true,
      filter: 'select',
    },
    {
      field: 'figures',
      header: t('figures'),
      term: 'aadt',
      value: ({ aadt }) => aadt.length,
      cell: ({ aadt }) => <Figures flows={aadt} />,
      csv: ({ aadt }) => aadt.map((flow) => figureText(flow, t)).join('; '),
    },
  ];
}

type Figure = AadtStation['aadt'][number];

/** The newest average of a flow, in whole numbers. */
const figureText = ({ name, aadt, year }: Figure, t: Words): string =>
  aadt === null || year === null
    ? t('figureNone', { flow: name })
    : t('figure', { flow: name, aadt: formatNumber(Math.round(aadt)), year: String(year) });

/** The newest average of each flow. */
function Figures({ flows }: { flows: Figure[] }) {
  const t = useTexts(reportTexts);
  return (
    <ul className="report-figures">
      {flows.map((flow) => (
        <li key={flow.flowid_txdot}>{figureText(flow, t)}</li>
      ))}
    </ul>
  );
}
