import type { LackingFlow, StationFigures } from 'shared-domain';
import { FIGURE_NAMES } from 'shared-domain/figures';
import { formatDate, formatNumber, formatPercent, useLanguage, useTexts } from 'shared-ui/i18n';
import { appliedTo } from './applied.rules.ts';
import { missingMonths } from './cells.rules.ts';
import { boundsOf, factorText, figureText } from './figure-text.ts';
import { figureWords } from './figure-words.texts.ts';
import { GradeMark } from './grade-mark.tsx';
import { PublishedState } from './publish/published-state.tsx';
import { stationFigureTexts } from './station.texts.ts';
import { listed } from './weekday-names.ts';
import { useCellWords } from './use-cell-words.ts';

type ModeFigure = StationFigures['figures'][number];

/** The station's figure of each mode, with what was taken and why. */
export function ModeFigures({ figures }: { figures: StationFigures }) {
  return (
    <div className="figures-modes">
      {figures.figures.map((figure) => (
        <OneMode key={figure.mode} figure={figure} figures={figures} />
      ))}
    </div>
  );
}

function OneMode({ figure, figures }: { figure: ModeFigure; figures: StationFigures }) {
  const words = useTexts(figureWords);
  const t = useTexts(stationFigureTexts);
  const { mode, value, grade, interval } = figure;
  const letter = grade?.grade ?? null;
  return (
    <section className="figures-mode" aria-label={words(FIGURE_NAMES[mode])}>
      <h3>
        {words(FIGURE_NAMES[mode])} <span className="cx-muted">{words(mode)}</span>
      </h3>
      <p className="figures-value">
        <strong>{figureText(figure, words)}</strong>
        {value === null ? null : <span className="cx-muted"> {t('perDay')}</span>}
      </p>
      {letter === null ? null : (
        <p>
          <GradeMark grade={letter} />
          <span className="cx-muted figures-means">{words(`means${letter}`)}</span>
        </p>
      )}
      {interval?.typical ? <p>{words('typical', boundsOf(interval.typical))}</p> : null}
      {interval?.measured ? (
        <p className="cx-muted">{words('measured', boundsOf(interval.measured))}</p>
      ) : null}
      <Taken figure={figure} year={figures.year} />
      <Layered figure={figure} figures={figures} />
      {figure.taken === 'not counted' ? null : (
        <PublishedState
          // of one direction alone there is none of the station
          isWhole={figure.grade !== null && figure.taken !== 'one direction'}
          which={{ stationId: figures.station_id_tmg, year: figures.year, mode }}
          stationName={figures.station_name}
        />
      )}
    </section>
  );
}

const TAKEN = {
  singles: 'takenSingles',
  combined: 'takenCombined',
  'one direction': 'takenOne',
  incomplete: 'takenIncomplete',
} as const;

/** Which flows the figure is made of, what kept another choice from being taken, and what was left out. */
function Taken({ figure, year }: { figure: ModeFigure; year: number }) {
  const t = useTexts(stationFigureTexts);
  const words = useTexts(figureWords);
  const [language] = useLanguage();
  const { mode, taken, flows, lacking, left_out, modes_lacking } = figure;
  if (taken === 'not counted') return <p className="cx-muted">{t('notCountedWhy')}</p>;
  const names = listed(
    flows.map(({ name }) => name),
    language,
  );
  const modes = modes_lacking.map((one) => words(FIGURE_NAMES[one]));
  return (
    <ul className="figures-why">
      {modes.length > 0 ? <li>{t('modesLacking', { modes: listed(modes, language) })}</li> : null}
      {mode === 'all' ? (
        modes.length > 0 ? null : (
          <li>{t('takenModes')}</li>
        )
      ) : (
        <li>{t(TAKEN[taken], { flows: names })}</li>
      )}
      {lacking.map((flow) => (
        <Lacking key={flow.flowid_txdot} flow={flow} year={year} />
      ))}
      {left_out.map(({ flowid_txdot, name, reason }) => (
        <li key={flowid_txdot}>{t(reason === 'overlap' ? 'leftOverlap' : 'leftStream', { flow: name })}</li>
      ))}
    </ul>
  );
}

function Lacking({ flow, year }: { flow: LackingFlow; year: number }) {
  const t = useTexts(stationFigureTexts);
  const [language] = useLanguage();
  const wordsOf = useCellWords();
  const months = missingMonths(flow.cells, year).map(wordsOf);
  if (months.length === 0) return null;
  return <li>{t('lacking', { flow: flow.name, cells: listed(months, language) })}</li>;
}

/** What factors and filled days make of it, beside the plain figure. */
function Layered({ figure: { layered }, figures }: { figure: ModeFigure; figures: StationFigures }) {
  const t = useTexts(stationFigureTexts);
  const words = useTexts(figureWords);
  if (layered === null) return null;
  const { typical = null, measured = null } = layered.interval ?? {};
  const nameOf = (id: string) => figures.flows.find(({ flowid_txdot }) => flowid_txdot === id)?.name ?? id;
  return (
    <ul className="figures-why">
      {layered.value === null ? null : (
        <li>
          <strong>{words(appliedTo(layered), { value: formatNumber(Math.round(layered.value)) })}</strong>
        </li>
      )}
      {typical ? <li>{words('typical', boundsOf(typical))}</li> : null}
      {measured ? <li>{words('measured', boundsOf(measured))}</li> : null}
      {layered.factors.map(({ flowid_txdot, factor, low, high, from, until }) => (
        <li key={`${flowid_txdot} ${from}`}>
          {t('factorHeld', {
            flow: nameOf(flowid_txdot),
            factor: factorText({ factor, low, high }),
            from: formatDate(from),
            until: formatDate(until),
          })}
        </li>
      ))}
      {layered.filled_days > 0 ? (
        <li>
          {t('filled', {
            count: layered.filled_days,
            share: formatPercent(layered.filled_share_of_days),
            traffic: formatPercent(layered.filled_share_of_traffic),
          })}
        </li>
      ) : null}
    </ul>
  );
}
