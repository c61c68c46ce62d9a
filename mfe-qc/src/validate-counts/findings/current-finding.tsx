import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { NOTE_MAX, REASON_MAX, type Finding, type Suspect } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { Labelled } from '../labelled.tsx';
import { KeyHint, keyOf } from '../shortcuts/key-hint.tsx';
import type { ShortcutAct } from '../shortcuts/shortcuts.rules.ts';
import { isReason, suspectChoices } from './decision.rules.ts';
import { rangeOf } from './queue.rules.ts';
import { findingTexts } from './texts.ts';
import type { Queue } from './use-queue.ts';

type Props = {
  queue: Queue;
  finding: Finding;
  suspects: Suspect[];
  flowName: (flowId: number) => string;
  /** Whether the buttons say their keys. */
  singleKeys: boolean;
  onRows: (finding: Finding) => void;
};

/** The finding that is looked at: what is odd and why, and what the person makes of it. */
export function CurrentFinding({ queue, finding, suspects, flowName, singleKeys, onRows }: Props) {
  const t = useTexts(findingTexts);
  const { decision, kind } = queue;
  const box = useRef<HTMLDivElement>(null);
  const marked = decision.allOfKind ? kind.reduce((sum, { rows }) => sum + rows, 0) : finding.rows;
  return (
    <div className="qc-finding" ref={box}>
      <div aria-live="polite" aria-atomic>
        <p className="qc-finding-head">
          <span className={`qc-weight is-${finding.severity}`}>{t(finding.severity)}</span>
          <strong>{finding.rule_label}</strong>
          <span className="qc-help">{t('place', { place: queue.place, count: queue.queue.length })}</span>
        </p>
        <p className="qc-finding-where">
          {flowName(finding.flow_id)}
          <br />
          {t('range', rangeOf(finding))}
        </p>
        <Evidence finding={finding} />
        <p className="qc-finding-affected">{t('affected', { count: finding.affected })}</p>
      </div>
      {decision.reason === null ? (
        <Marks queue={queue} finding={finding} suspects={suspects} />
      ) : (
        <Reason queue={queue} reason={decision.reason} />
      )}
      {kind.length > 1 ? (
        <label className="qc-check">
          <input
            type="checkbox"
            checked={decision.allOfKind}
            aria-keyshortcuts={keyOf('kind', singleKeys)}
            onChange={({ target }) => queue.change({ allOfKind: target.checked })}
          />
          <span>{t('kind', { count: kind.length })}</span>
          <KeyHint act="kind" single={singleKeys} />
        </label>
      ) : null}
      {decision.reason === null ? (
        <p className="qc-help">{marked > 0 ? t('marks', { count: marked }) : t('marksNone')}</p>
      ) : null}
      <Acts queue={queue} singleKeys={singleKeys} />
      <div className="qc-finding-ways">
        <Way text="previous" act="previous" singleKeys={singleKeys} onClick={() => queue.go(-1)} />
        <Way text="next" act="next" singleKeys={singleKeys} onClick={() => queue.go(1)} />
        <Way text="showRows" act="rows" singleKeys={singleKeys} onClick={() => onRows(finding)} />
      </div>
    </div>
  );
}

/** Why each rule fired; the leading one alone needs no name, as the case has it. */
function Evidence({ finding: { evidence, fired } }: { finding: Finding }) {
  const t = useTexts(findingTexts);
  if (fired.length < 2 && (fired[0]?.stretches ?? 1) < 2) return <p>{evidence}</p>;
  return (
    <ul className="qc-finding-rules" aria-label={t('fired')}>
      {fired.map((one) => (
        <li key={one.rule}>
          <b>{one.rule_label}</b> {one.evidence}
          {one.stretches > 1 ? ` ${t('stretches', { count: one.stretches })}` : ''}
        </li>
      ))}
    </ul>
  );
}

/** The suspect and the note that accepting puts on the counts. */
function Marks({ queue, finding, suspects }: Pick<Props, 'queue' | 'finding' | 'suspects'>) {
  const t = useTexts(findingTexts);
  const { decision, kind } = queue;
  const proposed = suspects.find(({ id }) => id === finding.suspect_id)?.validity_condition;
  const each = decision.allOfKind && kind.some(({ suspect_id }) => suspect_id !== finding.suspect_id);
  return (
    <div className="qc-marks">
      <Labelled label={t('suspect')} wide>
        {(control) => (
          <select
            {...control}
            value={decision.suspect}
            onChange={({ target }) => queue.change({ suspect: target.value })}
          >
            <option value="">
              {each ? t('proposedEach') : proposed ? t('proposed', { suspect: proposed }) : t('markNone')}
            </option>
            {suspectChoices(finding, suspects).map(({ id, validity_condition: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {proposed || each ? <option value="none">{t('markNone')}</option> : null}
          </select>
        )}
      </Labelled>
      <Labelled label={t('note')} wide>
        {(control) => (
          <input
            {...control}
            type="text"
            maxLength={NOTE_MAX}
            value={decision.note}
            onChange={({ target }) => queue.change({ note: target.value })}
            onKeyDown={({ key }) => key === 'Enter' && queue.accept()}
          />
        )}
      </Labelled>
    </div>
  );
}

/** Why it is dismissed: free words, with the usual ones to choose from. Enter dismisses, Escape thinks better of it. */
function Reason({ queue, reason }: { queue: Queue; reason: string }) {
  const t = useTexts(findingTexts);
  const usual = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const input = field.current;
    input?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') queue.dismiss();
    if (event.key === 'Escape') queue.change({ reason: null });
  };
  return (
    <Labelled label={t('reason')} wide>
      {(control) => (
        <>
          <input
            {...control}
            ref={field}
            type="text"
            list={usual}
            maxLength={REASON_MAX}
            value={reason}
            onChange={({ target }) => queue.change({ reason: target.value })}
            onKeyDown={onKeyDown}
          />
          <datalist id={usual}>
            {(['reasonEvent', 'reasonWeather', 'reasonQuiet', 'reasonChecked'] as const).map((key) => (
              <option key={key}>{t(key)}</option>
            ))}
          </datalist>
        </>
      )}
    </Labelled>
  );
}

function Acts({ queue, singleKeys }: Pick<Props, 'queue' | 'singleKeys'>) {
  const t = useTexts(findingTexts);
  const { decision, kind, busy } = queue;
  const count = decision.allOfKind ? kind.length : 1;
  if (decision.reason !== null) {
    return (
      <div className="qc-finding-acts">
        <Button loading={busy} disabled={!isReason(decision.reason)} onClick={queue.dismiss}>
          {count > 1 ? t('dismissAll', { count }) : t('dismiss')}
        </Button>
        <Button severity="outlined" onClick={() => queue.change({ reason: null })}>
          {t('cancel')}
        </Button>
      </div>
    );
  }
  return (
    <div className="qc-finding-acts">
      <Button loading={busy} aria-keyshortcuts={keyOf('accept', singleKeys)} onClick={queue.accept}>
        {count > 1 ? t('acceptAll', { count }) : t('accept')}
        <KeyHint act="accept" single={singleKeys} />
      </Button>
      <Button
        severity="outlined"
        aria-keyshortcuts={keyOf('dismiss', singleKeys)}
        onClick={() => queue.change({ reason: '' })}
      >
        {count > 1 ? t('dismissAll', { count }) : t('dismiss')}
        <KeyHint act="dismiss" single={singleKeys} />
      </Button>
    </div>
  );
}

function Way({
  text,
  act,
  singleKeys,
  onClick,
}: {
  text: 'previous' | 'next' | 'showRows';
  act: ShortcutAct;
  singleKeys: boolean;
  onClick: () => void;
}) {
  const t = useTexts(findingTexts);
  return (
    <Button severity="text" size="small" aria-keyshortcuts={keyOf(act, singleKeys)} onClick={onClick}>
      {t(text)}
      <KeyHint act={act} single={singleKeys} />
    </Button>
  );
}
