import { useEffect, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert, Button, Dialog, copyText } from 'shared-ui/ui';
import { mapHelpTexts } from './texts.ts';
import './map-help-dialog.css';

/** Where the department offers the Statewide Planning Map. */
const REFERENCE_MAPS = 'https://www.txdot.gov/data-maps/reference-maps.html';
/** How long 'Copied!' stands, in milliseconds. */
const COPIED_MS = 2000;

type MapHelpDialogProps = {
  latitude: string;
  longitude: string;
  open: boolean;
  onClose: () => void;
};

/** How to find a roadway's facts on the statewide planning map, with the station's coordinates to copy. */
export function MapHelpDialog({ latitude, longitude, open, onClose }: MapHelpDialogProps) {
  const t = useTexts(mapHelpTexts);
  const given = latitude.trim() !== '' && longitude.trim() !== '';
  return (
    <Dialog
      title={t('title')}
      open={open}
      onClose={onClose}
      footer={
        <Button severity="outlined" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <ol className="map-help">
        <li>
          {t('step1')}{' '}
          <a href={REFERENCE_MAPS} target="_blank" rel="noreferrer">
            {t('mapsLink')}
          </a>
        </li>
        <li>{t('step2')}</li>
        <li>{t('step3')}</li>
      </ol>
      {given ? (
        <CopyCoordinates text={`${latitude.trim()}, ${longitude.trim()}`} />
      ) : (
        <Alert severity="info">{t('missing')}</Alert>
      )}
    </Dialog>
  );
}

function CopyCoordinates({ text }: { text: string }) {
  const t = useTexts(mapHelpTexts);
  const { notify } = useServices();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(text)) setCopied(true);
    else notify('warning', t('copyFailed'));
  };
  return (
    <p className="map-help-coordinates">
      <span>
        {t('coordinates')}: <strong>{text}</strong>
      </span>
      <Button icon="copy" onClick={() => void copy()}>
        <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
      </Button>
    </p>
  );
}
