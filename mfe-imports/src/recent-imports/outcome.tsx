import { formatDate, useTexts } from 'shared-ui/i18n';
import { outcomeParts, type Fates } from './import-outcome.rules.ts';
import { Notes } from './notes.tsx';
import { historyTexts } from './texts.ts';

/** What became of counts, or would become of them: how many met which fate, from when to when, and the warnings. */
export function Outcome({
  fates,
  first,
  last,
  warnings,
}: {
  fates: Fates;
  first: string | null;
  last: string | null;
  warnings: string[];
}) {
  const t = useTexts(historyTexts);
  const [read, ...rest] = outcomeParts(fates).map(({ part, count }) => t(part, { count }));
  return (
    <>
      <p>{rest.length > 0 ? `${read}: ${rest.join(', ')}.` : `${read}.`}</p>
      {first && last && <p>{t('span', { first: formatDate(first), last: formatDate(last) })}</p>}
      {warnings.length > 0 && <Notes notes={warnings} />}
    </>
  );
}
