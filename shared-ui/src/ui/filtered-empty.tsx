import { useTexts } from 'shared-ui/i18n';
import { Button } from './button.tsx';
import { uiTexts } from './texts.ts';

/** A filter in use, in the words of its screen; `value` null where the label says it all. */
export type FilterInUse = { label: string; value: string | null };

/** In place of a list whose rows are all hidden: by which filters, how many rows, and the way to see them. */
export function FilteredEmpty({
  filters,
  hidden = null,
  onClear,
}: {
  filters: readonly FilterInUse[];
  /** How many rows are hidden, where that is known. */
  hidden?: number | null;
  onClear: () => void;
}) {
  const t = useTexts(uiTexts);
  return (
    <div className="cx-stack">
      <output>
        {t('nothingMatches')}{' '}
        {filters.map(({ label, value }, at) => (
          <span key={label}>
            {at > 0 ? '; ' : null}
            {label}
            {value === null ? null : (
              <>
                {': '}
                <strong>{value}</strong>
              </>
            )}
          </span>
        ))}
        {'. '}
        {hidden === null ? null : t('hiddenByFilters', { count: hidden })}
      </output>
      <p>
        <Button severity="outlined" size="small" onClick={onClear}>
          {t('showAll')}
        </Button>
      </p>
    </div>
  );
}
