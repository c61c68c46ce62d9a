import { useState } from 'react';
import { ALERT_SECONDS, type SavedMapping } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Button, Card, LoadState, StationLink } from 'shared-ui/ui';
import { vendorLabel } from '../import-counts/import-counts.fields.ts';
import { deleteMapping, mappingsQuery } from './arriving.resource.ts';
import { arrivingTexts } from './texts.ts';

/** By what files are loaded by themselves. */
export function SavedMappings() {
  const t = useTexts(arrivingTexts);
  const { load, reload } = useLoaded(mappingsQuery);
  return (
    <Card title={t('mappings')}>
      <p>{t('mappingsIntro')}</p>
      <LoadState load={load} retry={reload}>
        {(mappings) =>
          mappings.length === 0 ? (
            <p className="cx-muted">{t('noMappings')}</p>
          ) : (
            <ul className="imports-mappings">
              {mappings.map((mapping) => (
                <Mapping key={mapping.id} mapping={mapping} />
              ))}
            </ul>
          )
        }
      </LoadState>
    </Card>
  );
}

function Mapping({ mapping }: { mapping: SavedMapping }) {
  const t = useTexts(arrivingTexts);
  const { station_id_tmg: id, station_name: name, columns, unused } = mapping;
  return (
    <li>
      <h3>
        <StationLink stationId={id}>{t('station', { id, name })}</StationLink>
      </h3>
      <p className="cx-muted">
        {t('mappingFacts', {
          vendor: vendorLabel(mapping.vendor_code),
          interval: mapping.interval,
          person: mapping.saved_by,
          date: formatDate(mapping.saved_at),
        })}
      </p>
      <p>{t('columns', { columns: columns.join(', ') })}</p>
      {unused.length > 0 && <p className="cx-muted">{t('unused', { columns: unused.join(', ') })}</p>}
      <div className="cx-row">
        <DeleteButton mapping={mapping} />
      </div>
    </li>
  );
}

function DeleteButton({ mapping: { id, station_name: station } }: { mapping: SavedMapping }) {
  const t = useTexts(arrivingTexts);
  const { confirm, notify } = useServices();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const question = { title: t('removeTitle'), text: t('removeText', { station }), accept: t('remove') };
    if (!(await confirm({ ...question, danger: true }))) return;
    setAsking(true);
    try {
      await deleteMapping(id);
      notify('success', t('removed'), ALERT_SECONDS.countImport);
    } catch (error) {
      notify('danger', messageOf(error, t('removeFailed')), ALERT_SECONDS.countImport);
    }
    setAsking(false);
  };
  return (
    <Button
      severity="outlined"
      size="small"
      icon="trash"
      aria-label={t('removeOf', { station })}
      loading={asking}
      onClick={() => void remove()}
    >
      {t('remove')}
    </Button>
  );
}
