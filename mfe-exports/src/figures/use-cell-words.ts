import { useCallback } from 'react';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { monthNames } from '../report/month-names.ts';
import type { MissingMonth } from './cells.rules.ts';
import { cellTexts } from './cell-words.texts.ts';
import { listed, weekdayNames } from './weekday-names.ts';

/** What puts a month's missing cells into words: 'Monday and Friday in February'. */
export function useCellWords(): (missing: MissingMonth) => string {
  const t = useTexts(cellTexts);
  const [language] = useLanguage();
  return useCallback(
    ({ month, weekdays, whole }) => {
      const name = monthNames(language, 'long')[month - 1] ?? '';
      const days = weekdayNames(language, 'long');
      return whole
        ? t('whole', { month: name })
        : t('some', {
            month: name,
            weekdays: listed(
              weekdays.map((weekday) => days[weekday - 1] ?? ''),
              language,
            ),
          });
    },
    [t, language],
  );
}
