import { paths, type FlowYearFigure, type StationFigures } from 'shared-domain';
import { formatPercent, useTexts } from 'shared-ui/i18n';
import { LinkButton } from 'shared-ui/ui';
import { missingMonths } from './cells.rules.ts';
import { figureWords } from './figure-words.texts.ts';
import { stationFigureTexts } from './station.texts.ts';
import { useCellWords } from './use-cell-words.ts';

/** What each flow's year lacks, and the way to quality control of these days. */
export function Completing({ figures }: { figures: StationFigures }) {
  return (
    <ul className="figures-completing">
      {figures.flows.map((flow) => (
        <OfFlow key={flow.flowid_txdot} flow={flow} figures={figures} />
      ))}
    </ul>
  );
}

function OfFlow({ flow, figures }: { flow: FlowYearFigure; figures: StationFigures }) {
  const t = useTexts(stationFigureTexts);
  const words = useTexts(figureWords);
  const wordsOf = useCellWords();
  const { year, station_id_tmg: stationId } = figures;
  const { cells, season } = flow.completion;
  const months = missingMonths(cells, year);
  return (
    <>
      {months.length === 0 ? <li>{t('complete', { flow: flow.name })}</li> : null}
      {months.map((missing) => {
        const days = wordsOf(missing);
        const search = new URLSearchParams({ minDate: missing.from, maxDate: missing.until });
        return (
          <li key={missing.month}>
            <span>{t('ofFlow', { flow: flow.name, days })}</span>
            <LinkButton
              size="small"
              to={`${paths.validateCounts.href({ stationId })}?${search}`}
              aria-label={t('reviewDaysOf', { flow: flow.name, days })}
            >
              {t('reviewDays')}
            </LinkButton>
          </li>
        );
      })}
      {season === null ? null : (
        <li>
          {t('seasonShort', {
            flow: flow.name,
            count: season.days,
            season: words(season.season),
            share: formatPercent(season.share),
            needed: formatPercent(season.needed),
          })}
        </li>
      )}
    </>
  );
}
