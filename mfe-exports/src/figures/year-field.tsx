import { SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { figureWords } from './figure-words.texts.ts';
import { useYear } from './use-year.ts';

/** The choice of the year that is looked at, which the address keeps. */
export function YearField({ year, years }: { year: number; years: readonly number[] }) {
  const t = useTexts(figureWords);
  const { setYear } = useYear();
  const offered = years.includes(year) ? years : [year, ...years];
  return (
    <div className="figures-year cx-choice">
      <SelectField
        label={t('year')}
        required
        value={String(year)}
        options={offered.map((one) => ({ code: String(one), label: String(one) }))}
        onChange={(chosen) => setYear(Number(chosen ?? year))}
      />
    </div>
  );
}
