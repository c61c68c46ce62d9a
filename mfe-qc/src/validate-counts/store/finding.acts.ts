import { messageOf } from 'shared-ui/api';
import type { CountsEdit, Finding } from 'shared-domain';
import { currentLanguage, translate } from 'shared-ui/i18n';
import { invalidate, known, put } from 'shared-ui/query';
import { decidedIds, isReason, marksOf, type Decision } from '../findings/decision.rules.ts';
import {
  acceptFindings,
  dismissFindings,
  findingsQuery,
  reopenFinding,
  runRules,
} from '../findings/findings.resource.ts';
import { neighbourOf, nextAfter, subjectOf } from '../findings/queue.rules.ts';
import { findingTexts } from '../findings/texts.ts';
import { withoutDecided } from '../findings/work.rules.ts';
import { daysOfSpan, spanOf } from '../picture/selection.rules.ts';
import { reviewKey } from '../review-keys.ts';
import { afterChange, noteEdit } from './after-change.ts';
import type { filterActs } from './filter.acts.ts';
import { goToAddress } from './filter.acts.ts';
import { mayDiscard, workNow, type Inside } from './inside.ts';
import { show, type Places } from './places.ts';

/** What can be done about findings. */
export function findingActs(inside: Inside, places: Places, filters: ReturnType<typeof filterActs>) {
  const { stationId, getState, setState, around } = inside;
  const words = () => translate(findingTexts, currentLanguage());
  const listChanged = () => invalidate(reviewKey(stationId, 'findings'));
  const refused = (problem: unknown) =>
    around().services.notify('danger', messageOf(problem, words()('decideFailed')), 0);

  const lookAt = (finding: Finding | null) =>
    goToAddress(inside, { filters: getState().filters, finding: finding && subjectOf(finding) });
  const go = (step: 1 | -1) => {
    const { queue, current } = workNow(inside);
    lookAt(neighbourOf(queue, current?.id ?? null, step));
  };

  /** Decides what is looked at, and leads on to the next finding. */
  async function decide(
    send: (choice: { ids: number[] }) => Promise<{ edit: CountsEdit }>,
    word: 'accepted' | 'dismissed',
  ) {
    if (!workNow(inside).current || getState().deciding || !(await mayDiscard(inside))) return;
    const { current, kind, queue } = workNow(inside);
    if (!current) return;
    setState({ deciding: true });
    try {
      const ids = decidedIds(getState().decision, current, kind);
      const { edit } = await send({ ids });
      const decided = new Set(ids);
      const asked = findingsQuery(stationId, 'open');
      const list = known(asked);
      if (list) await put(asked, withoutDecided(list, decided));
      lookAt(nextAfter(queue, current.id, decided));
      setState({ told: words()(word, { what: edit.text }) });
      noteEdit(inside, edit);
      afterChange(inside);
    } catch (problem) {
      refused(problem);
      void listChanged();
    } finally {
      setState({ deciding: false });
    }
  }
  return {
    lookAt,
    /** To the next finding or the one before, around the ends. */
    go,
    /** Changes what is about to be decided. */
    change: (part: Partial<Decision>) => setState(({ decision }) => ({ decision: { ...decision, ...part } })),
    accept: () =>
      decide((choice) => acceptFindings(stationId, choice, marksOf(getState().decision)), 'accepted'),
    dismiss: async () => {
      const { reason } = getState().decision;
      if (!isReason(reason)) return;
      await decide((choice) => dismissFindings(stationId, choice, reason.trim()), 'dismissed');
    },
    /** Opens a decided finding again; its marks stay. */
    reopen: async (finding: Finding) => {
      try {
        const { edit } = await reopenFinding(stationId, finding.id);
        setState({ told: words()('reopened', { what: finding.rule_label }) });
        noteEdit(inside, edit);
        afterChange(inside);
      } catch (problem) {
        refused(problem);
      }
    },
    /** Has the rules look. */
    look: async () => {
      try {
        await runRules(stationId);
      } catch (problem) {
        around().services.reportError(problem);
      }
      await listChanged();
    },
    /** Shows the finding's rows in the list. */
    showRows: (finding: Finding) => {
      void filters.change(daysOfSpan(spanOf(finding)));
      show(places.list);
    },
  };
}
