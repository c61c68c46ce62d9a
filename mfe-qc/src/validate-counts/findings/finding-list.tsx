/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   options of three words each, which no native list can show; the list around them has the focus and the keys */
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { Finding } from 'shared-domain';
import { formatPeriod, useTexts } from 'shared-ui/i18n';
import { useActs, useFlowName, useWork } from '../store/review-context.tsx';
import { rangeOf } from './queue.rules.ts';
import { findingTexts } from './texts.ts';

/** All open findings as one tab stop: arrows, Home and End go through them, a click leads to one. */
export function FindingList() {
  const t = useTexts(findingTexts);
  const id = useId();
  const { queue: findings, current } = useWork();
  const { go, lookAt } = useActs().findings;
  const flowName = useFlowName();
  if (findings.length === 0) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') go(1);
    else if (event.key === 'ArrowUp') go(-1);
    else if (event.key === 'Home') lookAt(findings[0] ?? null);
    else if (event.key === 'End') lookAt(findings.at(-1) ?? null);
    else return;
    event.preventDefault();
  };
  return (
    <div
      className="qc-finding-list"
      role="listbox"
      tabIndex={0}
      aria-label={t('list')}
      aria-activedescendant={current ? `${id}-${current.id}` : undefined}
      onKeyDown={onKeyDown}
    >
      {findings.map((finding) => (
        <Option
          key={finding.id}
          id={`${id}-${finding.id}`}
          finding={finding}
          flow={flowName(finding.flow_id)}
          chosen={finding.id === current?.id}
          onShow={() => lookAt(finding)}
        />
      ))}
    </div>
  );
}

function Option({
  id,
  finding,
  flow,
  chosen,
  onShow,
}: {
  id: string;
  finding: Finding;
  flow: string;
  chosen: boolean;
  onShow: () => void;
}) {
  const t = useTexts(findingTexts);
  const { from, to } = rangeOf(finding);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = box.current?.parentElement;
    // the list scrolls, never the page
    if (chosen && box.current && list) list.scrollTop = box.current.offsetTop - list.clientHeight / 3;
  }, [chosen]);
  return (
    <div
      ref={box}
      id={id}
      role="option"
      aria-selected={chosen}
      className={`is-${finding.severity}`}
      onClick={onShow}
    >
      <span className="qc-finding-rule">{finding.rule_label}</span>
      <span className="qc-finding-when">{formatPeriod(from.slice(0, 10), to.slice(0, 10))}</span>
      <span className="qc-finding-flow">{flow}</span>
      <span className="qc-finding-affected">{t('affectedShort', { count: finding.affected })}</span>
    </div>
  );
}
