import { messageOf } from 'shared-ui/api';
import { paths, type CountImport, type ImportStation } from 'shared-domain';
import { SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded, useOlder } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { useSearchParams } from 'shared-ui/router';
import { Card, FilteredEmpty, LinkButton, LoadState, OlderButton, Page } from 'shared-ui/ui';
import { importStationsQuery } from '../import-counts/count-file.resource.ts';
import { ImportList } from '../recent-imports/recent-imports.tsx';
import { IMPORTS_PAGE, importsQuery, olderImportsQuery } from '../recent-imports/recent-imports.resource.ts';
import { historyTexts } from '../recent-imports/texts.ts';

/** Import History: every import of the agency, of one station if chosen; the older ones on demand. */
export function ImportHistoryScreen() {
  const t = useTexts(historyTexts);
  const [params, setParams] = useSearchParams();
  const station = params.get('station') ?? undefined;
  const stations = useLoaded(importStationsQuery);
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          <LinkButton to={paths.importCounts.href()} severity="outlined" icon="upload">
            {t('toUpload')}
          </LinkButton>
          <LinkButton to={paths.importEcoCounts.href()} severity="outlined" icon="cloud-download">
            {t('toEcoCounts')}
          </LinkButton>
        </>
      }
    >
      <Card title={t('allTitle')}>
        <div className="cx-fields imports-settings imports-station cx-choice">
          <LoadState load={stations.load} retry={stations.reload}>
            {(rows) => (
              <StationChoice
                stations={rows}
                station={station}
                onChange={(next) => setParams(next ? { station: next } : {}, { replace: true })}
              />
            )}
          </LoadState>
        </div>
        <Imports
          key={station ?? ''}
          station={station}
          onEveryStation={() => setParams({}, { replace: true })}
        />
      </Card>
    </Page>
  );
}

function StationChoice({
  stations,
  station,
  onChange,
}: {
  stations: ImportStation[];
  station: string | undefined;
  onChange: (station: string | null) => void;
}) {
  const t = useTexts(historyTexts);
  return (
    <SelectField
      label={t('ofStation')}
      emptyLabel={t('everyStation')}
      options={stations.map(({ station_id_tmg: code, station_name }) => ({
        code,
        label: `${code} ${station_name}`,
      }))}
      value={station ?? null}
      onChange={onChange}
    />
  );
}

function Imports({ station, onEveryStation }: { station: string | undefined; onEveryStation: () => void }) {
  const t = useTexts(historyTexts);
  const newest = useLoaded(importsQuery({ station }));
  return (
    <LoadState load={newest.load} retry={newest.reload}>
      {(imports) =>
        station !== undefined && imports.length === 0 ? (
          <FilteredEmpty filters={[{ label: t('ofStation'), value: station }]} onClear={onEveryStation} />
        ) : (
          <Listed newest={imports} station={station} />
        )
      }
    </LoadState>
  );
}

function Listed({ newest, station }: { newest: CountImport[]; station: string | undefined }) {
  const t = useTexts(historyTexts);
  const { notify } = useServices();
  const { rows, showOlder } = useOlder(newest, {
    page: IMPORTS_PAGE,
    query: (before) => olderImportsQuery(before, station),
    onFailed: (error) => notify('danger', messageOf(error, t('olderFailed'))),
  });
  return (
    <>
      <ImportList imports={rows} />
      <OlderButton onClick={showOlder}>{t('older')}</OlderButton>
    </>
  );
}
