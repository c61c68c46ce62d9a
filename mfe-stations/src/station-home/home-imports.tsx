import { outcomeInWords, paths, type CountImport } from 'shared-domain';
import { importTexts } from 'shared-domain/texts';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Link } from 'shared-ui/router';
import { LoadState } from 'shared-ui/ui';
import { importsQuery } from './station-home.resource.ts';
import { homeTexts } from './texts.ts';

/** So many stand here; all of them, and what can be done about each, stand in the import history. */
const SHOWN = 5;

/** The newest imports of a station's counts: what each brought, who started it, and when. */
export function HomeImports({ stationId }: { stationId: string }) {
  const t = useTexts(homeTexts);
  const { load, reload } = useLoaded(importsQuery(stationId));
  return (
    <LoadState load={load} retry={reload}>
      {(imports) =>
        imports.length === 0 ? (
          <p>{t('noImports')}</p>
        ) : (
          <>
            <ul className="station-ledger">
              {imports.slice(0, SHOWN).map((row) => (
                <Import key={row.id} row={row} />
              ))}
            </ul>
            <p>
              <Link to={`${paths.importHistory.href()}?station=${stationId}`}>{t('allImports')}</Link>
            </p>
          </>
        )
      }
    </LoadState>
  );
}

function Import({ row }: { row: CountImport }) {
  const t = useTexts(homeTexts);
  const words = useTexts(importTexts);
  const { file_name, status, result, message, rejected, requested_by: person, created_at } = row;
  return (
    <li>
      <strong>{file_name}</strong>
      {status !== 'done' && <>, {words(status)}</>}
      {result && <p>{outcomeInWords(result, (part, count) => words(part, { count }))}</p>}
      {message && <p>{message}</p>}
      {rejected > 0 && <p>{words('rejectedLines', { count: rejected })}</p>}
      <p className="cx-muted">{t('by', { person, date: formatDate(created_at) })}</p>
    </li>
  );
}
