import type { LineError } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { texts } from '../texts.ts';

/** The lines of a file that could not be taken, each with its reason; folded until asked for. */
export function RejectedLines({ name, lines }: { name: string; lines: LineError[] }) {
  const t = useTexts(texts);
  return (
    <details className="imports-lines">
      <summary>{t('rejectedLines', { count: lines.length })}</summary>
      <table>
        <caption className="cx-hidden">{t('rejectedLinesOf', { name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, reason }) => (
            <tr key={`${line} ${reason}`}>
              <th scope="row">{line}</th>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
