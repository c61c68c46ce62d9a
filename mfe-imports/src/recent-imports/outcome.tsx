import { outcomeInWords, type Fates } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
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
  return (
    <>
      <p>{outcomeInWords(fates, (part, count) => t(part, { count }))}</p>
      {first && last && <p>{t('span', { first: formatDate(first), last: formatDate(last) })}</p>}
      {warnings.length > 0 && <Notes notes={warnings} />}
    </>
  );
}
