import './figures.css';
import { paths, type StationFigures } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useParams } from 'shared-ui/router';
import { Alert, Button, Card, LinkButton, LoadState, Page } from 'shared-ui/ui';
import { Completing } from './completing.tsx';
import { figureWords } from './figure-words.texts.ts';
import { stationFiguresQuery } from './figures.resource.ts';
import { FilledDays } from './fills/filled-days.tsx';
import { fillTexts } from './fills/fills.texts.ts';
import { GradeRule } from './grade-rule.tsx';
import { GradesTable } from './grades-table.tsx';
import { IntervalsTable } from './intervals-table.tsx';
import { MethodsTable } from './methods-table.tsx';
import { ModeFigures } from './mode-figures.tsx';
import { PrintedFoot, PrintedHead } from './printed-station.tsx';
import { Programme } from './programme/programme.tsx';
import { programmeTexts } from './programme/texts.ts';
import { publicationsQuery } from './publish/publish.resource.ts';
import { stationFigureTexts } from './station.texts.ts';
import { useYear } from './use-year.ts';
import { YearField } from './year-field.tsx';

/** /figures/:stationId: the figures of a station in a year, what they rest on, and its tables. */
export function StationFiguresScreen() {
  const { stationId = '' } = useParams();
  const t = useTexts(stationFigureTexts);
  const words = useTexts(figureWords);
  const { year } = useYear();
  const { load, reload } = useLoaded(stationFiguresQuery(stationId, year));
  const name = load.state === 'loaded' ? load.value.station_name : null;
  return (
    <Page
      title={name === null ? t('titleBare', { id: stationId }) : t('title', { id: stationId, name })}
      intro={t('intro')}
      actions={
        <>
          <LinkButton to={paths.figures.href()}>{t('list')}</LinkButton>
          <LinkButton to={paths.station.href({ stationId })}>{t('stationPage')}</LinkButton>
          <Button severity="outlined" icon="print" onClick={() => window.print()}>
            {words('print')}
          </Button>
        </>
      }
    >
      <LoadState
        load={load}
        retry={reload}
        label={words('loading')}
        list={{ to: paths.figures.href(), label: t('list') }}
      >
        {(figures) => <YearOfStation key={figures.year} figures={figures} />}
      </LoadState>
    </Page>
  );
}

function YearOfStation({ figures }: { figures: StationFigures }) {
  const t = useTexts(stationFigureTexts);
  const tables = useTexts(programmeTexts);
  const fills = useTexts(fillTexts);
  const { year, years, flows, station_id_tmg: stationId } = figures;
  const agency = figures.agency ?? null;
  // the cards ask for the same; paper does not wait
  const { load: published } = useLoaded(publicationsQuery({ stationId, year }));
  const named = { year: String(year) };
  if (flows.length === 0)
    return (
      <>
        {years.length > 0 ? <YearField year={year} years={years} /> : null}
        <Alert severity="info">
          <p>
            <strong>{t('none', named)}</strong>
          </p>
          <p>{t('noneWhy')}</p>
          <p>
            <LinkButton to={paths.validateCounts.href({ stationId })}>{t('review')}</LinkButton>
          </p>
        </Alert>
      </>
    );
  return (
    <>
      <PrintedHead agency={agency} />
      <YearField year={year} years={years} />
      <Card title={t('figuresOf', named)}>
        <ModeFigures figures={figures} />
      </Card>
      <Card title={t('methods', named)}>
        <p className="cx-muted">{t('methodsHelp')}</p>
        <MethodsTable figures={figures} />
      </Card>
      <Card title={t('intervals')}>
        <p className="cx-muted">{t('intervalsHelp')}</p>
        <IntervalsTable figures={figures} />
      </Card>
      <Card title={t('grades', named)}>
        <GradesTable figures={figures} />
        <GradeRule />
      </Card>
      <Card title={t('completing', named)}>
        <Completing figures={figures} />
      </Card>
      <Card title={fills('title', named)}>
        <FilledDays stationId={stationId} year={year} />
      </Card>
      <Card title={tables('title', named)}>
        <Programme stationId={stationId} year={year} />
      </Card>
      <PrintedFoot
        figures={figures}
        agency={agency}
        publications={published.state === 'loaded' ? published.value : null}
      />
    </>
  );
}
