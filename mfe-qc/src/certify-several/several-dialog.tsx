import { useEffect, useRef, useState } from 'react';
import type { StationSummary } from 'shared-domain';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { Button, Dialog } from 'shared-ui/ui';
import { StationChoice } from './station-choice.tsx';
import './several.css';
import '../row-cards.css';
import { SeveralChecklist } from './several-checklist.tsx';
import { candidatesOf, readyOf } from './several.rules.ts';
import { severalTexts } from './texts.ts';
import { useSeveral, type Step } from './use-several.ts';

/** Chooses stations, shows their checklist as one, certifies what is ready, and follows each to its end. */
export function SeveralDialog({ stations, onClose }: { stations: StationSummary[]; onClose: () => void }) {
  const t = useTexts(severalTexts);
  // the list that it was opened over changes once stations are certified
  const [offered] = useState(() => candidatesOf(stations));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { step, rows, check, certify, again } = useSeveral();
  const body = useStepFocus(step);
  const ready = readyOf(rows.flatMap(({ progress }) => progress ?? []));
  const isAsking = rows.some(({ progress }) => progress === null);
  const picked = offered.filter(({ id }) => chosen.has(id));
  const isHeld = step === 'choose' ? picked.length === 0 : isAsking || ready.stations === 0;
  const next = () => {
    if (isHeld) return undefined;
    return step === 'choose' ? check(picked) : certify();
  };
  return (
    <Dialog
      title={t('open')}
      open
      wide
      onClose={onClose}
      footer={
        <>
          <Button severity="outlined" onClick={onClose}>
            {t('close')}
          </Button>
          {step === 'check' ? (
            <Button severity="outlined" onClick={again}>
              {t('back')}
            </Button>
          ) : null}
          {/* one button through the steps, so that it keeps the focus */}
          {step === 'follow' ? null : (
            <Button aria-disabled={isHeld} onClick={next}>
              {step === 'choose' ? t('toChecklist') : t('certify', { count: ready.stations })}
            </Button>
          )}
        </>
      }
    >
      <div ref={body} tabIndex={-1}>
        {step === 'choose' ? (
          <StationChoice stations={offered} chosen={chosen} intro={t('chooseText')} onChoose={setChosen} />
        ) : (
          <SeveralChecklist rows={rows} />
        )}
      </div>
      {step === 'check' && !isAsking ? (
        <p>
          {ready.stations === 0
            ? t('noneReady')
            : t('statement', { counts: formatNumber(ready.counts), stations: ready.stations })}
        </p>
      ) : null}
    </Dialog>
  );
}

/** Puts the focus on what a step shows where the button that led there has gone. */
function useStepFocus(step: Step) {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step && step !== 'check') body.current?.focus();
    before.current = step;
  }, [step]);
  return body;
}
