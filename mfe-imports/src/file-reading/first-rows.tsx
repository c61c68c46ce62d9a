import { useId, useState } from 'react';
import type { FileInspection } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { ScrollBox } from 'shared-ui/scroll-box';
import { Button, Icon } from 'shared-ui/ui';
import { readingTexts } from './texts.ts';

/** How many of the rows that the server tells stand on the screen. */
const SHOWN_ROWS = 8;
/** How many of them do on a phone, where each is a card, until all are asked for. */
const FIRST_CARDS = 3;

/** The first rows of the file: the time that was read from each, and its cells as they stand. */
export function FirstRows({ inspection, name }: { inspection: FileInspection; name: string }) {
  const t = useTexts(readingTexts);
  const id = useId();
  const [all, setAll] = useState(false);
  const { columns, above } = inspection;
  const rows = inspection.rows.slice(0, SHOWN_ROWS);
  if (rows.length === 0) return <p>{t('noRows')}</p>;
  const width = Math.max(columns.length, ...rows.map(({ cells }) => cells.length));
  const places = Array.from({ length: width }, (_, at) => at);
  const title = t('firstRows');
  const faulty = rows.reduce((sum, { faults = [] }) => sum + faults.length, 0);
  return (
    <>
      {above.length > 0 && (
        <details className="imports-lines">
          <summary>{t('above', { count: above.length })}</summary>
          <pre className="imports-above">{above.join('\n')}</pre>
        </details>
      )}
      <ScrollBox label={`${title}: ${name}`} className="imports-scroll">
        <table id={id} className={`imports-rows imports-cards ${all ? '' : 'imports-few'}`}>
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
            {rows.map(({ line, time, cells, faults = [] }, place) => (
              <tr key={line} className={place < FIRST_CARDS ? undefined : 'imports-more'}>
                <th scope="row" data-head={t('lineHead')}>
                  {line}
                </th>
                <td className={time === null ? 'imports-fault' : undefined} data-head={t('timeHead')}>
                  {time ?? t('noTime')}
                </td>
                {places.map((at) => (
                  <Cell
                    key={at}
                    head={columns[at] || t('unnamed', { number: at + 1 })}
                    text={cells[at] ?? ''}
                    isFault={faults.includes(at)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {faulty > 0 ? <p className="imports-fault">{t('faultsThere', { count: faulty })}</p> : null}
      {rows.length > FIRST_CARDS ? (
        <Button
          severity="text"
          size="small"
          className="imports-show-all"
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all ? t('showFirst', { count: FIRST_CARDS }) : t('showAll', { count: rows.length })}
        </Button>
      ) : null}
    </>
  );
}

/** A cell as it stands in the file, marked where a count should. */
function Cell({ head, text, isFault }: { head: string; text: string; isFault: boolean }) {
  const t = useTexts(readingTexts);
  return (
    <td className={isFault ? 'imports-fault' : undefined} data-head={head}>
      {isFault ? (
        // one box: a card leaves out a cell that holds nothing but words which aren't seen
        <span>
          <Icon name="exclamation-triangle" className="imports-mark" /> {text}{' '}
          <span className="cx-hidden">({t('noCount')})</span>
        </span>
      ) : (
        text || <span className="cx-hidden">{t('missing')}</span>
      )}
    </td>
  );
}
