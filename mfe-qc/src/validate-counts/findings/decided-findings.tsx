import { useState } from 'react';
import type { Finding } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Button, LoadState } from 'shared-ui/ui';
import { useActs, useFlowName, useSubject } from '../store/review-context.tsx';
import { findingsQuery } from './findings.resource.ts';
import { rangeInWords } from './queue.rules.ts';
import { findingTexts } from './texts.ts';

/** Ways in which a finding has been decided. */
const DECIDED_STATES = ['accepted', 'dismissed', 'overridden'] as const;
type DecidedState = (typeof DECIDED_STATES)[number];

/** Decided findings: who decided, when and why. What was accepted or dismissed can be opened again. */
export function DecidedFindings() {
  const t = useTexts(findingTexts);
  const { station_id_tmg: stationId } = useSubject().station;
  const { reopen } = useActs().findings;
  const flowName = useFlowName();
  const [state, setState] = useState<DecidedState>('accepted');
  const { load, reload } = useLoaded(findingsQuery(stationId, state));
  return (
    <>
      <div className="qc-decided-states">
        {DECIDED_STATES.map((choice) => (
          <Button
            key={choice}
            size="small"
            severity={state === choice ? 'outlined' : 'text'}
            aria-pressed={state === choice}
            onClick={() => setState(choice)}
          >
            {t(`${choice}Tab`)}
          </Button>
        ))}
      </div>
      <LoadState load={load} retry={reload}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="qc-help">{t('decidedNone')}</p>
          ) : (
            <ol className="qc-decided-list">
              {data.map((finding) => (
                <DecidedFinding
                  key={finding.id}
                  finding={finding}
                  flow={flowName(finding.flow_id)}
                  onReopen={() => reopen(finding)}
                />
              ))}
            </ol>
          )
        }
      </LoadState>
    </>
  );
}

function DecidedFinding({
  finding,
  flow,
  onReopen,
}: {
  finding: Finding;
  flow: string;
  onReopen: () => Promise<void>;
}) {
  const t = useTexts(findingTexts);
  const { rule_label: rule, severity, state, decided_by: who, decided_at: when, reason } = finding;
  return (
    <li>
      <strong>{rule}</strong> <span>{flow}</span>
      <p className="qc-help">{t('range', rangeInWords(finding))}</p>
      {reason ? <p>{reason}</p> : null}
      {who && when ? <p className="qc-help">{t('decidedBy', { who, when: formatDate(when) })}</p> : null}
      {state === 'overridden' ? (
        <p className="qc-help">{t(severity === 'strong' ? 'overridden' : 'certified')}</p>
      ) : (
        <Button severity="outlined" size="small" onClick={onReopen}>
          {t('reopen')}
        </Button>
      )}
    </li>
  );
}
