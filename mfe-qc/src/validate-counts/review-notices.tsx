import type { LateCounts } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import type { Scope } from './counts.resource.ts';
import { findingTexts } from './findings/texts.ts';
import { validateTexts } from './texts.ts';
import { firstWaitingDay } from './waiting.rules.ts';

/** Counts that have come for stretches which were certified before: somebody should know. */
export function LateNotice({
  late: { counts, first, last },
  onShow,
}: {
  late: LateCounts;
  onShow: (days: { minDate: string; maxDate: string }) => void;
}) {
  const t = useTexts(findingTexts);
  const [minDate, maxDate] = [first.slice(0, 10), last.slice(0, 10)];
  const text = minDate === maxDate ? 'lateDay' : 'late';
  return (
    <Alert severity="warning">
      <div className="cx-row">
        <span>{t(text, { count: counts, from: minDate, to: maxDate })}</span>
        <Button severity="outlined" size="small" onClick={() => onShow({ minDate, maxDate })}>
          {t('showLate')}
        </Button>
      </div>
    </Alert>
  );
}

/** Where the counts to review are, when years of certified ones come before them. */
export function WaitingNotice({
  scope,
  firstCount,
  onShow,
}: {
  scope: Scope;
  firstCount: string | null;
  onShow: (days: { minDate: string }) => void;
}) {
  const t = useTexts(validateTexts);
  const from = firstWaitingDay(scope, firstCount);
  const to = scope.last?.slice(0, 10);
  if (!from || !to) return null;
  return (
    <Alert severity="info" announce={false}>
      <div className="cx-row">
        <span>{t(from === to ? 'waitingDay' : 'waiting', { count: scope.counts, from, to })}</span>
        <Button severity="outlined" size="small" onClick={() => onShow({ minDate: from })}>
          {t('showWaiting')}
        </Button>
      </div>
    </Alert>
  );
}
