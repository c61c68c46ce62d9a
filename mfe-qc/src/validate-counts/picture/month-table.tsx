import { wallFormat } from 'shared-domain/texts';
import { formatNumber, useLanguage, useTexts } from 'shared-ui/i18n';
import { ScrollBox } from 'shared-ui/scroll-box';
import { wholeOf, type MonthRow } from './months.rules.ts';
import { pictureTexts } from './texts.ts';

/** The picture in figures, for those who do not see it and those who want to know exactly. */
export function MonthTable({ rows, lastYear }: { rows: MonthRow[]; lastYear: boolean }) {
  const t = useTexts(pictureTexts);
  const [language] = useLanguage();
  const monthName = (month: string) =>
    wallFormat(language, { month: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00:00Z`));
  const whole = wholeOf(rows);
  const columns = (['total', 'missing', 'emptyDays', 'suspects', 'lastYear'] as const).filter(
    (column) => column !== 'lastYear' || lastYear,
  );
  const cells = (row: typeof whole) =>
    columns.map((column) => (
      <td key={column} className="qc-number">
        {formatNumber(row[column])}
      </td>
    ));
  return (
    <details className="qc-figures">
      <summary>{t('figures')}</summary>
      <ScrollBox label={t('figures')} className="qc-figures-scroll">
        <table>
          <caption className="cx-hidden">{t('figures')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              {columns.map((head) => (
                <th key={head} scope="col" className="qc-number">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.month}>
                <th scope="row">{monthName(row.month)}</th>
                {cells(row)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('wholeSpan')}</th>
              {cells(whole)}
            </tr>
          </tfoot>
        </table>
      </ScrollBox>
    </details>
  );
}
