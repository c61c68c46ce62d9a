import { useRef, useState } from 'react';
import type { StationFactor, StationFactors, ValidationCount } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Button, Card, LoadState } from 'shared-ui/ui';
import { EndDialog, WithdrawDialog } from './end-dialogs.tsx';
import { FactorDialog } from './factor-dialog.tsx';
import { FactorItem, type FactorAction } from './factor-item.tsx';
import './factors.css';
import { factorsQuery } from './factors.resource.ts';
import { factorTexts } from './texts.ts';
import { ValidationDialog } from './validation-dialog.tsx';
import { ValidationItem } from './validation-item.tsx';

/** What is open in a dialog. */
type Opened =
  | { what: 'validate' }
  | { what: 'draft'; validation: ValidationCount | null }
  | { what: FactorAction; factor: StationFactor; validation: ValidationCount | null };
type Open = (opened: Opened) => void;

/** Validation counts and dated factors of a station's flows, and all that is done with them. */
export function HomeFactors({ stationId }: { stationId: string }) {
  const t = useTexts(factorTexts);
  const [opened, setOpened] = useState<Opened>();
  const add = useRef<HTMLButtonElement>(null);
  const { load, reload } = useLoaded(factorsQuery(stationId));
  const hasFlows = load.state === 'loaded' && load.value.flows.length > 0;
  return (
    <Card
      title={t('factors')}
      actions={
        hasFlows && (
          <>
            <Button ref={add} severity="outlined" icon="plus" onClick={() => setOpened({ what: 'validate' })}>
              {t('addValidation')}
            </Button>
            <Button severity="outlined" onClick={() => setOpened({ what: 'draft', validation: null })}>
              {t('enterFactor')}
            </Button>
          </>
        )
      }
    >
      <p>{t('intro')}</p>
      <LoadState load={load} retry={reload}>
        {(loaded) => (
          <>
            {loaded.last_day ? <p>{t('untilStationEnd', { date: formatDate(loaded.last_day) })}</p> : null}
            <FlowFactors
              stationId={stationId}
              loaded={loaded}
              onOpen={setOpened}
              onRemoved={() => add.current?.focus()}
            />
            {opened && (
              <OpenedDialog
                stationId={stationId}
                opened={opened}
                loaded={loaded}
                onClose={() => setOpened(undefined)}
              />
            )}
          </>
        )}
      </LoadState>
    </Card>
  );
}

type FlowFactorsProps = { stationId: string; loaded: StationFactors; onOpen: Open; onRemoved: () => void };

/** The factors and validation counts, flow by flow; flows without any are not there. */
function FlowFactors({ stationId, loaded, onOpen, onRemoved }: FlowFactorsProps) {
  const t = useTexts(factorTexts);
  const { flows, validations, factors } = loaded;
  if (flows.length === 0) return <p>{t('noFlows')}</p>;
  if (validations.length + factors.length === 0) return <p>{t('none')}</p>;
  const known = new Map(validations.map((one) => [one.id, one]));
  return flows.map(({ id, name }) => {
    const own = factors.filter(({ flow_id }) => flow_id === id);
    const counted = validations.filter(({ flow_id }) => flow_id === id);
    if (own.length + counted.length === 0) return null;
    const ofFlow = t('ofFlow', { flow: name });
    return (
      <section key={id} className="station-factor-flow">
        <h3>{name}</h3>
        <ul className="station-factors">
          {own.map((factor) => {
            const validation = known.get(factor.validation_id ?? 0) ?? null;
            return (
              <FactorItem
                key={factor.id}
                {...{ stationId, factor, validation, ofFlow }}
                onOpen={(what) => onOpen({ what, factor, validation })}
              />
            );
          })}
          {counted.map((validation) => (
            <ValidationItem
              key={`validation ${validation.id}`}
              {...{ stationId, validation, ofFlow, onRemoved }}
              onDraft={() => onOpen({ what: 'draft', validation })}
            />
          ))}
        </ul>
      </section>
    );
  });
}

type OpenedDialogProps = {
  stationId: string;
  opened: Opened;
  loaded: StationFactors;
  onClose: () => void;
};

function OpenedDialog({ stationId, opened, loaded, onClose }: OpenedDialogProps) {
  const { flows, factors } = loaded;
  // what is ended or withdrawn is the factor as it is by now: over a newer one the dialog goes on from that
  const newest = (factor: StationFactor) => factors.find(({ id }) => id === factor.id) ?? factor;
  switch (opened.what) {
    case 'validate':
      return <ValidationDialog {...{ stationId, flows, onClose }} />;
    case 'draft':
      return <FactorDialog {...{ stationId, flows, onClose }} factor={null} validation={opened.validation} />;
    case 'change':
      return <FactorDialog {...{ stationId, flows, onClose }} {...opened} />;
    case 'end':
      return <EndDialog {...{ stationId, onClose }} factor={newest(opened.factor)} />;
    default:
      return <WithdrawDialog {...{ stationId, onClose }} factor={newest(opened.factor)} />;
  }
}
