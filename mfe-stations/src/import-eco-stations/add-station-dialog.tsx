import { useMemo, useState } from 'react';
import type { EcoStation, V1Station } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Dialog, LoadState } from 'shared-ui/ui';
import { NewStation } from '../station/new-station.tsx';
import { stationOptionsQuery } from '../station/station.resource.ts';
import { stationOf } from './eco-station.record.ts';
import { ecoStationTexts } from './texts.ts';

type AddStationDialogProps = {
  site: EcoStation;
  onClose: () => void;
  onAdded: (station: V1Station) => void;
};

/** The v1 station form for a site of the vendor's platform. Closing it asks first once something was typed. */
export function AddStationDialog({ site, onClose, onAdded }: AddStationDialogProps) {
  const t = useTexts(ecoStationTexts);
  const { confirm } = useServices();
  const { load, reload } = useLoaded(stationOptionsQuery);
  const start = useMemo(() => stationOf(site), [site]);
  const [dirty, setDirty] = useState(false);
  const close = async () => {
    const question = { title: t('leaveTitle'), text: t('leaveText'), accept: t('leaveAccept'), danger: true };
    if (!dirty || (await confirm(question))) onClose();
  };
  return (
    <Dialog title={t('dialog')} open onClose={() => void close()} large>
      <p>
        {t('dialogText')} {t('proposed')}
      </p>
      <LoadState load={load} retry={reload}>
        {(options) => (
          <NewStation
            options={options}
            start={start}
            onPublished={onAdded}
            onContactSaved={reload}
            onDirty={setDirty}
          />
        )}
      </LoadState>
    </Dialog>
  );
}
