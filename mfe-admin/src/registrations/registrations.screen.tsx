import { useId, useMemo, useRef, useState } from 'react';
import type { Agency, Registration } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Card, LoadState, Page } from 'shared-ui/ui';
import { agencyOptions } from '../users/user.record.ts';
import { DecisionDialog, type DecisionKind } from './decision-dialogs.tsx';
import { DecidedTable, WaitingTable } from './registrations-tables.tsx';
import { registrationsQuery } from './registrations.resource.ts';
import { splitRegistrations } from './registrations.rules.ts';
import { registrationTexts } from './texts.ts';

type Decision = { kind: DecisionKind; registration: Registration };

/** /registrations: who asks for an account, to approve or reject; and what was decided. */
export function RegistrationsScreen() {
  const t = useTexts(registrationTexts);
  const { load, reload } = useLoaded(registrationsQuery);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <LoadState load={load} retry={reload}>
        {(loaded) => <Registrations {...loaded} />}
      </LoadState>
    </Page>
  );
}

function Registrations({ registrations, agencies }: { registrations: Registration[]; agencies: Agency[] }) {
  const t = useTexts(registrationTexts);
  const { notify } = useServices();
  const [decision, setDecision] = useState<Decision | null>(null);
  const queue = useRef<HTMLDivElement>(null);
  const waitingId = useId();
  const decidedId = useId();
  const lookups = useMemo(() => ({ agencies: agencyOptions(agencies) }), [agencies]);
  const { waiting, decided } = splitRegistrations(registrations);
  const close = () => setDecision(null);
  const onDecided = ({ kind, registration: { name } }: Decision) => {
    close();
    notify('success', t(kind === 'approve' ? 'approvedNote' : 'rejectedNote', { name }));
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
          lookups={lookups}
          onClose={close}
          onDecided={() => onDecided(decision)}
        />
      )}
    </>
  );
}
