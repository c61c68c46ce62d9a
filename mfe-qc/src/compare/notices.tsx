import { mostSeries, type DatedComparison } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert, Button } from 'shared-ui/ui';
import type { Compared } from './compare.resource.ts';
import { compareTexts } from './texts.ts';
import { shownOf } from './unshown.rules.ts';

type Props = {
  comparison: DatedComparison;
  /** What of the address can't be read. */
  unknown: readonly string[];
  compared: Compared | null;
  onRemove: (left: DatedComparison['series']) => void;
};

/** What of the address can't be read, and what that it names is not there, or is not the person's to see; that can be taken out. */
export function Notices({ comparison, unknown, compared, onRemove }: Props) {
  const t = useTexts(compareTexts);
  const { notify } = useServices();
  const { series } = comparison;
  const { unknown: gone = [], hidden = 0 } = compared ?? {};
  if (unknown.length === 0 && gone.length === 0 && hidden === 0) return null;
  const { shown, unshown } = shownOf(series, compared ?? { series: [] });
  const most = mostSeries(comparison);
  return (
    <Alert severity="warning">
      {unknown.length > 0 ? <p>{t('unknown', { parts: unknown.join(', ') })}</p> : null}
      {gone.length > 0 ? <p>{t('gone', { parts: gone.join(', ') })}</p> : null}
      {hidden > 0 ? <p>{t('hidden', { count: hidden })}</p> : null}
      {compared && unshown > 0 ? (
        <>
          {series.length >= most ? <p>{t('unshownCount', { count: unshown, most: String(most) })}</p> : null}
          <Button
            severity="outlined"
            size="small"
            icon="times"
            onClick={() => {
              onRemove(shown);
              notify('success', t('unshownRemoved'));
            }}
          >
            {t('removeUnshown', { count: unshown })}
          </Button>
        </>
      ) : null}
    </Alert>
  );
}
