import { useState } from 'react';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { ScrollBox } from 'shared-ui/scroll-box';
import type { DayLine } from './daily-sums.rules.ts';
import { previewTexts } from './texts.ts';

/** The picture in figures, for those who do not see it and those who want to know exactly; made when it is opened. */
export function DailyTable({
  days,
  lines,
  startsOpen = false,
}: {
  days: string[];
  lines: DayLine[];
  startsOpen?: boolean;
}) {
  const t = useTexts(previewTexts);
  const [open, setOpen] = useState(startsOpen);
  return (
    <details className="imports-lines" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('dayFigures')}</summary>
      {open && (
        <ScrollBox label={t('dayFigures')} tall className="imports-scroll imports-tall">
          <table className="imports-rows">
            <caption className="cx-hidden">{t('dayFigures')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('day')}</th>
                {lines.map((line) => (
                  <th key={line.name} scope="col" className="cx-num">
                    {line.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day, at) => (
                <tr key={day}>
                  <th scope="row">{formatDate(day)}</th>
                  {lines.map((line) => (
                    <td key={line.name} className={line.sums[at] == null ? 'cx-num cx-mark-none' : 'cx-num'}>
                      <Sum sum={line.sums[at] ?? null} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </details>
  );
}

function Sum({ sum }: { sum: number | null }) {
  const t = useTexts(previewTexts);
  return sum === null ? <span className="cx-hidden">{t('missing')}</span> : formatNumber(sum);
}
