import './figures.css';
import { useMemo } from 'react';
import { paths, type StatewideFigures } from 'shared-domain';
import { STATEWIDE_SORT } from 'shared-domain/figures';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { useAsk, useLoaded } from 'shared-ui/query';
import { DataTable, filterRows, filtersInUse, sortRows, useTableFilters } from 'shared-ui/table';
import { Alert, Button, Card, LinkButton, LoadState, Page, TermHelp } from 'shared-ui/ui';
import { figureWords } from './figure-words.texts.ts';
import { FiguresMap } from './figures-map.tsx';
import { statewideFileQuery, statewideQuery } from './figures.resource.ts';
import { FoldedGradeRule } from './grade-rule.tsx';
import { PrintedFigures } from './printed-figures.tsx';
import { publicationsQuery } from './publish/publish.resource.ts';
import { rowsOf, useStatewideColumns } from './statewide-columns.tsx';
import { statewideTexts } from './statewide.texts.ts';
import { useYear } from './use-year.ts';
import { YearField } from './year-field.tsx';

/** The name under which the address keeps the table. */
const TABLE = 'figures';
const TERMS = ['aadb', 'aadp', 'aadnt', 'grade', 'interval'] as const;

/** /figures: the figures of a year at all stations, as table, map and print. */
export function FiguresScreen() {
  const t = useTexts(statewideTexts);
  const words = useTexts(figureWords);
  const { year } = useYear();
  const { load, reload } = useLoaded(statewideQuery(year));
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          <LinkButton to={paths.publications.href()}>{t('published')}</LinkButton>
          <Button severity="outlined" icon="print" onClick={() => window.print()}>
            {words('print')}
          </Button>
        </>
      }
    >
      <LoadState load={load} retry={reload} label={words('loading')}>
        {(figures) =>
          isNothing(figures) ? <NothingYet figures={figures} /> : <YearOfFigures figures={figures} />
        }
      </LoadState>
    </Page>
  );
}

/** Whether no day of the year is certified anywhere. */
const isNothing = ({ rows }: StatewideFigures) =>
  rows.every(({ sufficiency }) => (sufficiency?.days ?? 0) === 0);

/** No counts are certified: what comes before figures. */
function NothingYet({ figures: { year, years } }: { figures: StatewideFigures }) {
  const t = useTexts(statewideTexts);
  return (
    <>
      <YearField year={year} years={years} />
      <Alert severity="info">
        <p>
          <strong>{t('nothing', { year: String(year) })}</strong>
        </p>
        <p>{t('nothingWhy')}</p>
        <p>
          <LinkButton to={paths.qualityControl.href()}>{t('toReview')}</LinkButton>
        </p>
      </Alert>
    </>
  );
}

function YearOfFigures({ figures }: { figures: StatewideFigures }) {
  const t = useTexts(statewideTexts);
  const words = useTexts(figureWords);
  const [language] = useLanguage();
  const { year, years } = figures;
  const columns = useStatewideColumns(year);
  const { ask } = useAsk();
  const filters = useTableFilters(TABLE);
  // looked up before somebody prints: paper does not wait
  const { load: published } = useLoaded(publicationsQuery({ year }));
  const rows = useMemo(() => rowsOf(figures.rows), [figures]);
  const found = useMemo(
    () => sortRows(filterRows(rows, columns, filters), columns, STATEWIDE_SORT, language),
    [rows, columns, filters, language],
  );
  const inWords = { year: String(year) };
  return (
    <>
      <div className="figures-head figures-statewide">
        <YearField year={year} years={years} />
        <div className="cx-muted figures-what">
          {t('what')}{' '}
          {TERMS.map((term) => (
            <span key={term} className="figures-term">
              {words(term)} <TermHelp term={term} label={words(term)} />
            </span>
          ))}
        </div>
      </div>
      <Card title={t('mapTitle', inWords)}>
        <div className="figures-map">
          <FiguresMap rows={found} year={year} />
        </div>
      </Card>
      <Card title={t('tableTitle', inWords)}>
        <DataTable
          label={t('tableTitle', inWords)}
          rows={rows}
          rowKey="key"
          columns={columns}
          defaultSort={STATEWIDE_SORT}
          empty={t('empty', inWords)}
          urlState={TABLE}
          tools="figures"
          fileOf={(look) => ask(statewideFileQuery(year, look))}
        />
        <FoldedGradeRule />
      </Card>
      <PrintedFigures
        year={year}
        rows={found}
        columns={columns}
        filters={filtersInUse(columns, filters)}
        publications={published.state === 'loaded' ? published.value : null}
      />
    </>
  );
}
