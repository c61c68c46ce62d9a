import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { tableTexts } from './texts.ts';

/** The filters of a list on a phone, folded until they are wanted, for what is listed to be in view. */
export function FoldedFilters({
  filtering,
  children,
}: {
  /** How many filters are in use. */
  filtering: number;
  children: ReactNode;
}) {
  const t = useTexts(tableTexts);
  // what hides rows is in view from the start
  const [open, setOpen] = useState(filtering > 0);
  return (
    <details
      className="cx-folded-filters"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{filtering > 0 ? t('filtersInUse', { count: filtering }) : t('filters')}</summary>
      {children}
    </details>
  );
}
