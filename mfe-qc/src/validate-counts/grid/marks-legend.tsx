import { useTexts } from 'shared-ui/i18n';
import { MarkSwatch } from 'shared-ui/marks';
import { validateTexts } from '../texts.ts';

const WORDS = [
  ['none', 'legendNone'],
  ['suspect', 'legendSuspect'],
  ['selected', 'legendSelected'],
  ['finding', 'legendFinding'],
] as const;

/** What the marks of the list mean; the same as on the pictures. */
export function MarksLegend() {
  const t = useTexts(validateTexts);
  return (
    <ul className="qc-legend" aria-label={t('legend')}>
      {WORDS.map(([mark, word]) => (
        <li key={mark}>
          <MarkSwatch mark={mark} />
          {t(word)}
        </li>
      ))}
    </ul>
  );
}
