import { useRef } from 'react';
import type { StationFactor, ValidationCount } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Button } from 'shared-ui/ui';
import { bringOn } from './factors.resource.ts';
import { daysInWords, factorNumber, timesInWords, type FactorWords } from './factor-words.ts';
import { factorTexts } from './texts.ts';

/** What is opened in a dialog for a factor. */
export type FactorAction = 'change' | 'end' | 'withdraw';

type FactorItemProps = {
  stationId: string;
  factor: StationFactor;
  validation: ValidationCount | null;
  /** The flow, as words of it end. */
  ofFlow: string;
  onOpen: (action: FactorAction) => void;
};

/** A factor: what it is, for which days, on what it stands, and what can be done with it. */
export function FactorItem({ stationId, factor, validation, ofFlow, onOpen }: FactorItemProps) {
  const t = useTexts(factorTexts);
  const advance = useAdvance(stationId, factor, ofFlow);
  const { may, state } = factor;
  const label = (action: string) =>
    t('actionOf', { action, value: factorNumber(factor.value), flow: ofFlow });
  const button = (key: FactorAction | 'propose' | 'approve', onClick: () => void) => (
    <Button severity="text" size="small" aria-label={label(t(key))} onClick={onClick}>
      {t(key)}
    </Button>
  );
  return (
    <li>
      <p>
        <strong>{timesInWords(t, factor)}</strong> {daysInWords(t, factor)}. <em>{t(state)}</em>
      </p>
      <p className="cx-muted">{groundsOf(t, factor, validation).join(' ')}</p>
      {factor.reason && <p className="station-factor-reason">{factor.reason}</p>}
      {state === 'proposed' && factor.needs_other && <p>{t('needsOther')}</p>}
      <div className="cx-row">
        {may.change && button('change', () => onOpen('change'))}
        {may.propose && button('propose', () => void advance('propose'))}
        {may.approve && button('approve', () => void advance('approve'))}
        {may.end && button('end', () => onOpen('end'))}
        {may.withdraw && button('withdraw', () => onOpen('withdraw'))}
      </div>
      <History factor={factor} ofFlow={ofFlow} />
    </li>
  );
}

/** On what a factor stands, and who stands for it. */
function groundsOf(t: FactorWords, factor: StationFactor, validation: ValidationCount | null): string[] {
  const { author, approver, ended_by } = factor;
  return [
    ...(validation
      ? [t('stands', { count: validation.result.pairs, date: formatDate(validation.date) })]
      : []),
    t('madeBy', { author }),
    ...(approver ? [t('approvedBy', { approver })] : []),
    ...(ended_by ? [t('endedBy', { why: t(ended_by) })] : []),
  ];
}

function History({ factor, ofFlow }: { factor: StationFactor; ofFlow: string }) {
  const t = useTexts(factorTexts);
  const label = t('historyOf', { value: factorNumber(factor.value), flow: ofFlow });
  return (
    <details>
      <summary aria-label={label}>{t('history')}</summary>
      <ol className="station-factor-steps">
        {factor.history.map(({ id, step, person, at, reason, ...then }) => (
          <li key={id}>
            {t('step', {
              what: t(step),
              value: timesInWords(t, { value: then.value, low: null, high: null }),
              period: daysInWords(t, then),
              person,
              at: formatDate(at),
            })}
            {reason && ` ${reason}`}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Proposes or approves a factor; approving asks first, since figures show it from then on. */
function useAdvance(stationId: string, factor: StationFactor, ofFlow: string) {
  const t = useTexts(factorTexts);
  const { confirm, notify } = useServices();
  // on a slow line a second press would be a second call, refused as somebody else's
  const isUnderWay = useRef(false);
  return async (what: 'propose' | 'approve') => {
    const text = t('approveText', { value: factorNumber(factor.value), flow: ofFlow });
    const question = { title: t('approveTitle'), text, accept: t('approve') };
    if (isUnderWay.current || (what === 'approve' && !(await confirm(question)))) return;
    isUnderWay.current = true;
    try {
      await bringOn(stationId, factor, what);
      notify('success', t(what === 'approve' ? 'approveDone' : 'proposeDone'));
    } catch (error) {
      notify('danger', messageOf(error, t('failed')));
    } finally {
      isUnderWay.current = false;
    }
  };
}
