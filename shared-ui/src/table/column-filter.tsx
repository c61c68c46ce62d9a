import { allOfThem } from 'shared-domain/texts';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import type { Column } from './column.ts';
import { tableTexts } from './texts.ts';

/** The filter under a column's heading. A column without one says so to screen readers, since its cell is a heading. */
export function ColumnFilter<T>({
  column: { field, filter, filterLabel, header },
  options,
  value,
  onChange,
}: {
  column: Column<T>;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}) {
  const t = useTexts(tableTexts);
  const [language] = useLanguage();
  const label = filterLabel ?? t('filterBy', { column: header });
  if (!filter) return <span className="cx-hidden">{t('noFilter')}</span>;
  if (filter === 'text') {
    return (
      <input
        className="cx-input"
        type="search"
        data-filter={field}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  // A value from the address that no row has any more stays choosable, or the filter would be invisible.
  const offered = value === '' || options.includes(value) ? options : [value, ...options];
  return (
    <select
      className="cx-input"
      data-filter={field}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{allOfThem(header, language)}</option>
      {offered.map((option) => (
        <option key={option}>{option}</option>
      ))}
      {offered.length === 0 ? <option disabled>{t('noOptions')}</option> : null}
    </select>
  );
}
