import { useId, useRef, useState } from 'react';
import { agencies, useLoad } from 'shared-ui/api';
import type { Registration } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Card, LoadState, Page } from 'shared-ui/ui';
import { agencyOptions } from '../users/user.record.ts';
import { DecisionDialog, type DecisionKind } from './decision-dialogs.tsx';
import type { ApprovalLookups } from './decision.fields.ts';
import { DecidedTable, WaitingTable } from './registrations-tables.tsx';
import { loadRegistrations } from './registrations.resource.ts';
import { splitRegistrations } from './registrations.rules.ts';
import { registrationTexts } from './texts.ts';

type Loaded = ApprovalLookups & { registrations: Registration[] };
type Decision = { kind: DecisionKind; registration: Registration };

const loadAll = async (): Promise<Loaded> => {
  const [registrations, options] = await Promise.all([loadRegistrations(), agencies()]);
  return { registrations, agencies: agencyOptions(options) };
};

/** /registrations: who asks for an account, to approve or reject; and what was decided. */
export function RegistrationsScreen() {
  const t = useTexts(registrationTexts);
  const { load, reload } = useLoad(loadAll, []);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <LoadState load={load} retry={reload}>
        {(loaded) => <Registrations {...loaded} onChanged={reload} />}
      </LoadState>
    </Page>
  );
}

function Registrations({
  registrations,
  agencies: agencyList,
  onChanged,
}: Loaded & { onChanged: () => void }) {
  const t = useTexts(registrationTexts);
  const { notify } = useServices();
  const [decision, setDecision] = useState<Decision | null>(null);
  const queue = useRef<HTMLDivElement>(null);
  const waitingId = useId();
  const decidedId = useId();
  const { waiting, decided } = splitRegistrations(registrations);
  const close = () => setDecision(null);
  const onDecided = ({ kind, registration: { name } }: Decision) => {
    close();
    notify('success', t(kind === 'approve' ? 'approvedNote' : 'rejectedNote', { name }));
    onChanged();
    // The row is about to go, and with it the button that the dialog gives the focus back to.
    requestAnimationFrame(() => queue.current?.focus());
  };
  return (
    <>
      <div ref={queue} tabIndex={-1}>
        <Card title={t('waitingTitle')} titleId={waitingId}>
          <WaitingTable
            labelledBy={waitingId}
            registrations={waiting}
            onDecide={(kind, registration) => setDecision({ kind, registration })}
          />
        </Card>
      </div>
      <Card title={t('decidedTitle')} titleId={decidedId}>
        <DecidedTable labelledBy={decidedId} registrations={decided} />
      </Card>
      {decision && (
        <DecisionDialog
          {...decision}
          lookups={{ agencies: agencyList }}
          onClose={close}
          onDecided={() => onDecided(decision)}
          onOvertaken={onChanged}
        />
      )}
    </>
  );
}
