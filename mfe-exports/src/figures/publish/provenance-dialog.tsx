import type { FigureProvenance } from 'shared-domain';
import { FIGURE_NAMES } from 'shared-domain/figures';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { Dialog, Fact, Facts, LoadState } from 'shared-ui/ui';
import { factorText, figureText } from '../figure-text.ts';
import { figureWords } from '../figure-words.texts.ts';
import { GradeMark } from '../grade-mark.tsx';
import { GradeNeeds } from '../grade-rule.tsx';
import { FigureChoice, useFigureChoice } from './figure-choice.tsx';
import { DaysUsed, ProvenanceFlows } from './provenance-flows.tsx';
import { ProvenanceLines } from './provenance-lines.tsx';
import type { WhichFigure } from './publish.resource.ts';
import { publishTexts } from './texts.ts';
import { useFillingText } from './use-filling-text.ts';

/**
 * Where a figure comes from, by the method that is chosen and with filled days or without: flows and their days, what was left out
 * and why, certifications, factors, filled days.
 */
export function ProvenanceDialog({ which, onClose }: { which: WhichFigure; onClose: () => void }) {
  const t = useTexts(publishTexts);
  const words = useTexts(figureWords);
  const choice = useFigureChoice(which);
  return (
    <Dialog
      title={t('provenanceTitle', { figure: words(FIGURE_NAMES[which.mode]), year: String(which.year) })}
      open
      wide
      onClose={onClose}
    >
      <div className="figures-stack">
        <FigureChoice choice={choice} />
        <LoadState load={choice.load} retry={choice.reload}>
          {(provenance) => <Provenance provenance={provenance} />}
        </LoadState>
      </div>
    </Dialog>
  );
}

/** The figure as its card shows it: of one direction alone it is that direction's, which is no station's. */
function shownOf({ value, taken, flows }: FigureProvenance): Pick<FigureProvenance, 'value' | 'taken'> {
  const [only] = flows;
  return { value: taken === 'one direction' && flows.length === 1 ? (only?.value ?? null) : value, taken };
}

function Provenance({ provenance }: { provenance: FigureProvenance }) {
  const t = useTexts(publishTexts);
  const words = useTexts(figureWords);
  const fillingText = useFillingText();
  const { grade, code, excluded, certifications, factors, filled, filling } = provenance;
  const isLayered = factors.length > 0 || filled.length > 0;
  const nameOf = (id: string) => provenance.flows.find(({ flowid_txdot }) => flowid_txdot === id)?.name ?? id;
  return (
    <div className="figures-stack">
      <Facts beside>
        <Fact name={t('figure')}>{figureText(shownOf(provenance), words)}</Fact>
        <Fact name={t('method')}>{words(provenance.method)}</Fact>
        <Fact name={t('grade')}>
          <GradeMark grade={grade} />
          <GradeNeeds grade={grade} />
        </Fact>
        <Fact name={t('filled')}>{fillingText(filling?.applied ? filling : null)}</Fact>
        <Fact name={t('code')}>{code}</Fact>
      </Facts>
      {isLayered && provenance.method === 'hourly' ? <p className="cx-muted">{t('hourlyIsPlain')}</p> : null}
      <ProvenanceFlows flows={provenance.flows} />
      <ProvenanceLines
        title={t('excluded')}
        tools="provenance-excluded"
        header={{
          what: t('reason'),
          flow: t('flow'),
          from: t('from'),
          until: t('until'),
          count: t('countsOf'),
        }}
        rows={excluded.map(({ flowid_txdot, from, until, label, counts }) => ({
          what: label,
          flow: nameOf(flowid_txdot),
          from: formatDate(from),
          until: formatDate(until),
          count: counts,
        }))}
      />
      <ProvenanceLines
        title={t('certifications')}
        tools="provenance-certifications"
        header={{ what: t('who'), flow: t('flow'), from: t('from'), until: t('until'), count: t('countsOf') }}
        rows={certifications.map(({ flowid_txdot, by, at, from, until, counts }) => ({
          what: t('byWhen', { who: by, when: formatDate(at) }),
          flow: nameOf(flowid_txdot),
          from: formatDate(from),
          until: formatDate(until),
          count: counts,
        }))}
      />
      <ProvenanceLines
        title={t('factors')}
        tools="provenance-factors"
        header={{
          what: t('reason'),
          flow: t('flow'),
          from: t('from'),
          until: t('until'),
          count: t('factor'),
        }}
        rows={factors.map(({ flowid_txdot, factor, low, high, from, until, author, reason }) => ({
          what: t('byWhen', { who: author, when: reason }),
          flow: nameOf(flowid_txdot),
          from: formatDate(from),
          until: formatDate(until),
          count: factorText({ factor, low, high }),
        }))}
      />
      <ProvenanceLines
        title={t('filled')}
        tools="provenance-filled"
        header={{ what: t('method'), flow: t('flow'), from: t('day'), until: null, count: t('value') }}
        rows={filled.map(({ flowid_txdot, date, method, value: counted }) => ({
          what: method,
          flow: nameOf(flowid_txdot),
          from: formatDate(date),
          until: '',
          count: Math.round(counted),
        }))}
      />
      {provenance.flows.map((flow) => (
        <DaysUsed key={flow.flowid_txdot} flow={flow} />
      ))}
    </div>
  );
}
