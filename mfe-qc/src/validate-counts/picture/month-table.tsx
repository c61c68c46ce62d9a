import { formatNumber, useLanguage, useTexts } from 'shared-ui/i18n';
import { wholeOf, type MonthRow } from './months.rules.ts';
import { pictureTexts } from './texts.ts';

/** The picture in figures, for those who do not see it and those who want to know exactly. */
export function MonthTable({ rows }: { rows: MonthRow[] }) {
  const t = useTexts(pictureTexts);
  const [language] = useLanguage();
  const monthName = (month: string) =>
    new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-01T00:00:00Z`),
    );
  const whole = wholeOf(rows);
  const cells = ({ total, missing, emptyDays }: typeof whole) =>
    [total, missing, emptyDays].map((value, i) => (
      <td key={i} className="qc-number">
        {formatNumber(value)}
      </td>
    ));
  return (
    <details className="qc-figures">
      <summary>{t('figures')}</summary>
      <div className="qc-figures-scroll">
        <table>
          <caption className="cx-hidden">{t('figures')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              {(['total', 'missing', 'emptyDays'] as const).map((head) => (
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
      </div>
    </details>
  );
}
