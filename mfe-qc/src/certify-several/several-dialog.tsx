import { useState } from 'react';
import type { StationSummary } from 'shared-domain';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { candidatesOf } from '../several/candidates.rules.ts';
import { SeveralFrame } from '../several/several-frame.tsx';
import { StationChoice } from '../several/station-choice.tsx';
import { SeveralChecklist } from './several-checklist.tsx';
import { readyOf } from './several.rules.ts';
import { severalTexts } from './texts.ts';
import { useSeveral } from './use-several.ts';

/** Chooses stations, shows their checklist as one, certifies what is ready, and follows each to its end. */
export function SeveralDialog({ stations, onClose }: { stations: StationSummary[]; onClose: () => void }) {
  const t = useTexts(severalTexts);
  // the list that it was opened over changes once stations are certified
  const [offered] = useState(() => candidatesOf(stations));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { step, rows, check, certify, again } = useSeveral();
  const ready = readyOf(rows.map(({ progress }) => progress));
  const isAsking = rows.some(({ progress }) => progress.step === 'asking');
  const picked = offered.filter(({ id }) => chosen.has(id));
  const statement =
    ready.stations === 0
      ? t('noneReady')
      : t('statement', { counts: formatNumber(ready.counts), stations: ready.stations });
  const next =
    step === 'choose'
      ? { label: t('toChecklist'), isHeld: picked.length === 0, onPress: () => check(picked) }
      : {
          label: t('certify', { count: ready.stations }),
          isHeld: isAsking || ready.stations === 0,
          onPress: certify,
        };
  return (
    <SeveralFrame
      title={t('open')}
      step={step}
      next={next}
      statement={isAsking ? null : <p>{statement}</p>}
      onAgain={again}
      onClose={onClose}
    >
      {step === 'choose' ? (
        <StationChoice
          stations={offered}
          chosen={chosen}
          intro={t('chooseText')}
          apart={t('strong')}
          onChoose={setChosen}
        />
      ) : (
        <SeveralChecklist rows={rows} />
      )}
    </SeveralFrame>
  );
}
