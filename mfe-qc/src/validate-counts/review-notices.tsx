import { formatDate, useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import { isNarrowed } from './filters.rules.ts';
import { findingTexts } from './findings/texts.ts';
import { useActs, useOpenFindings, useReview, useSubject } from './store/review-context.tsx';
import { validateTexts } from './texts.ts';
import { useScope } from './use-scope.ts';
import { firstWaitingDay, isFirstWaiting } from './waiting.rules.ts';

/** Counts that have come for stretches which were certified before: somebody should know. */
export function LateNotice() {
  const t = useTexts(findingTexts);
  const { filters } = useActs();
  const { load } = useOpenFindings();
  const late = load.state === 'loaded' ? load.value.late : null;
  if (!late) return null;
  const [minDate, maxDate] = [late.first.slice(0, 10), late.last.slice(0, 10)];
  const text = minDate === maxDate ? 'lateDay' : 'late';
  return (
    <Alert severity="warning">
      <div className="cx-row">
        <span>{t(text, { count: late.counts, from: formatDate(minDate), to: formatDate(maxDate) })}</span>
        <Button severity="outlined" size="small" onClick={() => void filters.change({ minDate, maxDate })}>
          {t('showLate')}
        </Button>
      </div>
    </Alert>
  );
}

/** Where the counts to review are, when years of certified ones come before them and nothing is filtered. */
export function WaitingNotice() {
  const t = useTexts(validateTexts);
  const { filters } = useActs();
  const narrowed = useReview((state) => isNarrowed(state.filters));
  const { station } = useSubject();
  const scope = useScope();
  const from = scope && !narrowed ? firstWaitingDay(scope, station.first_count) : null;
  const to = scope?.last?.slice(0, 10);
  if (!scope || !from || !to) return null;
  return (
    <Alert severity="info" announce={false}>
      <div className="cx-row">
        <span>
          {t(from === to ? 'waitingDay' : 'waiting', {
            count: scope.counts,
            from: formatDate(from),
            to: formatDate(to),
          })}
        </span>
        <Button severity="outlined" size="small" onClick={() => void filters.change({ minDate: from })}>
          {t('showWaiting')}
        </Button>
      </div>
    </Alert>
  );
}

/** That the screen has set the From day itself, and how to see the rest; that day may have been certified since. */
export function OpenedNotice() {
  const t = useTexts(validateTexts);
  const { filters } = useActs();
  const from = useReview((state) => (state.opened ? state.filters.minDate : null));
  const scope = useScope();
  if (!from) return null;
  const text = scope && !isFirstWaiting(scope, from) ? 'openedPast' : 'opened';
  return (
    <Alert severity="info" announce={false}>
      <div className="cx-row">
        <span>{t(text, { from: formatDate(from) })}</span>
        <Button severity="outlined" size="small" onClick={() => void filters.clear()}>
          {t('showEarlier')}
        </Button>
      </div>
    </Alert>
  );
}
