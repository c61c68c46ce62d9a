import { useMemo, useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { useTypedWork } from 'shared-ui/auth';
import type { CountsEdit, Finding } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import type { PictureFocus } from '../picture/use-picture-view.ts';
import { spanOf } from '../picture/selection.rules.ts';
import { isBegun, isReason, marksOf, NO_DECISION, type Decision } from './decision.rules.ts';
import { acceptFindings, dismissFindings, reopenFinding } from './findings.resource.ts';
import { neighbourOf, nextAfter, ofFlows, ofSameKind, subjectOf, whyMissing } from './queue.rules.ts';
import { findingTexts } from './texts.ts';
import { useFindings } from './use-findings.ts';

/** What decisions need of the screen around them. */
type Surroundings = {
  /** The finding that is looked at (`subjectOf`), and the change of it. */
  subject: string | null;
  onSubject: (subject: string | null) => void;
  /** Whether the filters let a flow through; must keep its identity while it means the same. */
  shown: (flowId: number) => boolean;
  /** Raised whenever counts have changed. */
  revision: number;
  /** Asks before typed work is dropped: rows are loaded anew after a decision. */
  mayDiscard: () => Promise<boolean>;
  /** After a decision, with the edit that it made. */
  onDecided: (edit: CountsEdit) => void;
};

export type Queue = ReturnType<typeof useQueue>;

/**
 * The open findings as a queue of work: which one is looked at, what is about to be decided, and the decisions, each
 * of which leads on to the next finding.
 */
export function useQueue(
  stationId: string,
  { subject, onSubject, shown, revision, mayDiscard, onDecided }: Surroundings,
) {
  const t = useTexts(findingTexts);
  const { notify } = useServices();
  const { list, queue: listed, error, running, reload, look } = useFindings(stationId, revision);
  // what was decided a moment ago is gone before the list says so
  const [gone, setGone] = useState<{ of: Finding[]; ids: ReadonlySet<number> } | null>(null);
  const hidden = gone?.of === listed ? gone.ids : null;
  const open = useMemo(
    () => (hidden ? listed.filter(({ id }) => !hidden.has(id)) : listed),
    [listed, hidden],
  );
  const queue = useMemo(() => ofFlows(open, shown), [open, shown]);
  const current = queue.find((finding) => subjectOf(finding) === subject) ?? null;
  const [decision, setDecision] = useState(NO_DECISION);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState('');

  const [decided, setDecided] = useState(subject);
  if (decided !== subject) {
    setDecided(subject);
    setDecision(NO_DECISION);
  }
  useTypedWork<Decision>(
    current && {
      key: `finding ${subject}`,
      dirty: isBegun(decision),
      base: NO_DECISION,
      mine: decision,
      restore: (_, typed) => setDecision(typed),
    },
  );
  const show = (finding: Finding | null) => onSubject(finding && subjectOf(finding));
  const focus = useFocus(current);
  // hints cover weeks: marking their days would hide what matters
  const marked = useMemo(() => queue.filter(({ severity }) => severity !== 'hint'), [queue]);
  const kind = useMemo(() => (current ? ofSameKind(queue, current) : []), [queue, current]);

  async function decide(
    ask: (finding: Finding) => Promise<{ edit: CountsEdit }>,
    word: 'accepted' | 'dismissed',
  ) {
    if (!current || busy || !(await mayDiscard())) return;
    setBusy(true);
    try {
      const { edit } = await ask(current);
      const ids = new Set(decision.allOfKind ? kind.map(({ id }) => id) : [current.id]);
      setGone({ of: listed, ids: new Set([...(hidden ?? []), ...ids]) });
      show(nextAfter(queue, current.id, ids));
      setTold(t(word, { what: edit.text }));
      onDecided(edit);
    } catch (problem) {
      notify('danger', messageOf(problem, t('decideFailed')), 0);
      reload();
    } finally {
      setBusy(false);
    }
  }
  // the very ones that were seen: what has been found since is not decided along
  const choice = (finding: Finding) => ({
    ids: decision.allOfKind ? kind.map(({ id }) => id) : [finding.id],
  });
  const { reason } = decision;
  return {
    list,
    error,
    running,
    reload,
    look,
    queue,
    /** How many more are open in flows that the filters leave out. */
    leftOut: open.length - queue.length,
    marked,
    current,
    /** Why the finding of the address is not shown, once that can be told. */
    missing: list && !running && !list.run?.stale ? whyMissing(subject, listed, queue) : null,
    place: current ? queue.indexOf(current) + 1 : 0,
    kind,
    focus,
    decision,
    busy,
    /** What was decided last, in words. */
    told,
    change: (part: Partial<Decision>) => setDecision((before) => ({ ...before, ...part })),
    show,
    go: (step: 1 | -1) => show(neighbourOf(queue, current?.id ?? null, step)),
    accept: () =>
      void decide((finding) => acceptFindings(stationId, choice(finding), marksOf(decision)), 'accepted'),
    dismiss: () => {
      if (isReason(reason))
        void decide((finding) => dismissFindings(stationId, choice(finding), reason.trim()), 'dismissed');
    },
    /** Opens a decided finding again; its marks stay. */
    reopen: async (finding: Finding) => {
      try {
        const { edit } = await reopenFinding(stationId, finding.id);
        setTold(t('reopened', { what: finding.rule_label }));
        onDecided(edit);
      } catch (problem) {
        notify('danger', messageOf(problem, t('decideFailed')), 0);
      }
    },
  };
}

/** Where the picture is led to: a new object for each finding, the same while it stays. */
function useFocus(current: Finding | null): PictureFocus | null {
  const { id, from, until, flow_id: flowId } = current ?? {};
  return useMemo(
    () =>
      id === undefined || !from || !until ? null : { span: spanOf({ from, until }), flowId: flowId ?? null },
    [id, from, until, flowId],
  );
}
