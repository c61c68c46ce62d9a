import type { ValidationResult } from 'shared-domain';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { timesInWords } from './factor-words.ts';
import { factorTexts } from './texts.ts';

const SHARE = { style: 'percent', maximumFractionDigits: 1 } as const;
const LACKS = { pairs: 'lacksPairs', people: 'lacksPeople', width: 'lacksWidth' } as const;

/** What follows of a validation count, in words: the ratio, how good it is, and why it is not taken. */
export function ResultWords({ result }: { result: ValidationResult }) {
  const t = useTexts(factorTexts);
  const { factor, low, high, verdict, lacks, dropped, apd, wapd } = result;
  if (factor === null) return <p>{t('noFactor')}</p>;
  const notes = [
    ...lacks.map((what) => t(LACKS[what])),
    ...(result.one_inside && lacks.length === 0 ? [t('exact')] : []),
    ...(result.unusual ? [t('asks')] : []),
    ...(dropped > 0 ? [t('dropped', { count: dropped })] : []),
  ];
  return (
    <>
      <p>
        <strong>{timesInWords(t, { value: factor, low, high })}</strong> {t(verdict)}
      </p>
      {apd !== null && wapd !== null && (
        <p className="cx-muted">
          {t('differences', { apd: formatNumber(apd, SHARE), wapd: formatNumber(wapd, SHARE) })}
        </p>
      )}
      {notes.length > 0 && <p>{notes.join(' ')}</p>}
    </>
  );
}
