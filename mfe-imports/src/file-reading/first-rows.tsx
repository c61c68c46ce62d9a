import type { FileInspection } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { ScrollBox } from '../scroll-box.tsx';
import { readingTexts } from './texts.ts';

/** How many of the rows that the server tells stand on the screen. */
const SHOWN_ROWS = 8;

/** The first rows of the file: the time that was read from each, and its cells as they stand. */
export function FirstRows({ inspection, name }: { inspection: FileInspection; name: string }) {
  const t = useTexts(readingTexts);
  const { columns, above } = inspection;
  const rows = inspection.rows.slice(0, SHOWN_ROWS);
  if (rows.length === 0) return <p>{t('noRows')}</p>;
  const width = Math.max(columns.length, ...rows.map(({ cells }) => cells.length));
  const places = Array.from({ length: width }, (_, at) => at);
  const title = t('firstRows');
  return (
    <>
      {above.length > 0 && (
        <details className="imports-lines">
          <summary>{t('above', { count: above.length })}</summary>
          <pre className="imports-above">{above.join('\n')}</pre>
        </details>
      )}
      <ScrollBox label={`${title}: ${name}`}>
        <table className="imports-rows imports-cards">
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('lineHead')}</th>
              <th scope="col">{t('timeHead')}</th>
              {places.map((at) => (
                <th key={at} scope="col">
                  {columns[at] || <span className="cx-hidden">{t('unnamed', { number: at + 1 })}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, time, cells }) => (
              <tr key={line}>
                <th scope="row" data-head={t('lineHead')}>
                  {line}
                </th>
                <td className={time === null ? 'imports-fault' : undefined} data-head={t('timeHead')}>
                  {time ?? t('noTime')}
                </td>
                {places.map((at) => (
                  <td key={at} data-head={columns[at] || t('unnamed', { number: at + 1 })}>
                    {cells[at] || <span className="cx-hidden">{t('missing')}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
