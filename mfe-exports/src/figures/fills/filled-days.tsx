import { useRef, useState } from 'react';
import type { FillableFlow, FlowFill, FlowFills } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Button, LoadState } from 'shared-ui/ui';
import { FillDialog } from './fill-dialog.tsx';
import { FillWords } from './fill-words.tsx';
import { fillsQuery, takeBack } from './fills.resource.ts';
import { fillTexts } from './fills.texts.ts';

type Props = { stationId: string; year: number };

/** Days of a year that were filled for figures, and those that can be. */
export function FilledDays({ stationId, year }: Props) {
  const t = useTexts(fillTexts);
  const { load, reload } = useLoaded(fillsQuery(stationId, year));
  return (
    <>
      <p className="cx-muted">{t('help')}</p>
      <LoadState load={load} retry={reload}>
        {(fills) => <Flows stationId={stationId} fills={fills} />}
      </LoadState>
    </>
  );
}

function Flows({ stationId, fills }: { stationId: string; fills: FlowFills }) {
  const [opened, setOpened] = useState<FillableFlow>();
  const { year } = fills;
  return (
    <>
      <ul className="figures-fills">
        {fills.flows.map((flow) => (
          <OneFlow
            key={flow.id}
            stationId={stationId}
            year={year}
            flow={flow}
            fill={fills.fills.find(({ flowid_txdot }) => flowid_txdot === flow.flowid_txdot)}
            onFill={() => setOpened(flow)}
          />
        ))}
      </ul>
      {opened && (
        <FillDialog stationId={stationId} year={year} flow={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

type OneFlowProps = {
  stationId: string;
  year: number;
  flow: FillableFlow;
  fill: FlowFill | undefined;
  onFill: () => void;
};

function OneFlow({ stationId, year, flow, fill, onFill }: OneFlowProps) {
  const t = useTexts(fillTexts);
  const fillButton = useRef<HTMLButtonElement>(null);
  const { name, missing } = flow;
  const back = useTakeBack(stationId, { name, year }, () => fillButton.current?.focus());
  return (
    <li>
      <p>{missing === 0 ? t('noneMissing', { flow: name }) : t('missing', { flow: name, days: missing })}</p>
      {fill && (
        <>
          <FillWords fill={fill} />
          {fill.reason && <p>{fill.reason}</p>}
          <p className="cx-muted">{t('madeBy', { person: fill.by, date: formatDate(fill.at) })}</p>
        </>
      )}
      <div className="cx-row">
        {missing > 0 && (
          <Button
            ref={fillButton}
            severity="outlined"
            size="small"
            aria-label={t(fill ? 'fillAnewOf' : 'fillOf', { flow: name })}
            onClick={onFill}
          >
            {t(fill ? 'fillAnew' : 'fill')}
          </Button>
        )}
        {fill && (
          <Button
            severity="text"
            size="small"
            aria-label={t('backOf', { flow: name })}
            onClick={() => back(fill)}
          >
            {t('back')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Takes filled days back after a question; the button that asked goes with them, so the focus goes elsewhere. */
function useTakeBack(
  stationId: string,
  { name: flow, year }: { name: string; year: number },
  onTaken: () => void,
) {
  const t = useTexts(fillTexts);
  const { confirm, notify } = useServices();
  return async ({ id }: FlowFill) => {
    const question = {
      title: t('backTitle'),
      text: t('backText', { flow, year: String(year) }),
      accept: t('back'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    try {
      await takeBack(stationId, id);
      notify('success', t('backDone'));
      onTaken();
    } catch (error) {
      notify('danger', messageOf(error, t('failed')));
    }
  };
}
