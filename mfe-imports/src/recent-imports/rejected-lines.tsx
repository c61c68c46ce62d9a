import { messageOf } from 'shared-ui/api';
import { ALERT_SECONDS, type CountImport, type LineError } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useAsk } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Button, saveFile } from 'shared-ui/ui';
import { rejectedLinesQuery } from './recent-imports.resource.ts';
import { historyTexts } from './texts.ts';

/** Lines of a file that can't be taken, each with its reason, as a table. */
export function LineErrors({ caption, lines }: { caption: string; lines: LineError[] }) {
  const t = useTexts(historyTexts);
  return (
    <table>
      <caption className="cx-hidden">{caption}</caption>
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
  );
}

/** The lines of an import that could not be taken: folded until asked for, and as a file to correct by. */
export function RejectedLines({ row }: { row: CountImport }) {
  const t = useTexts(historyTexts);
  const { notify } = useServices();
  const { ask } = useAsk();
  const name = row.file_name;
  const download = async () => {
    try {
      const lines = await ask(rejectedLinesQuery(row.id));
      if (lines) saveFile(`rejected-lines-${row.id}.csv`, lines, 'text/csv');
    } catch (error) {
      notify('danger', messageOf(error, t('downloadFailed')), ALERT_SECONDS.countImport);
    }
  };
  return (
    <>
      <details className="imports-lines">
        <summary>{t('rejectedLines', { count: row.rejected })}</summary>
        {row.rejected > row.errors.length && <p>{t('firstRejected', { shown: row.errors.length })}</p>}
        <LineErrors caption={t('rejectedLinesOf', { name })} lines={row.errors} />
      </details>
      <p>
        <Button
          severity="text"
          size="small"
          icon="download"
          aria-label={t('downloadOf', { name })}
          onClick={download}
        >
          {t('download')}
        </Button>
      </p>
    </>
  );
}
