import { useState } from 'react';
import type { CountFilters, Station } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { CertifyDialog } from './certify-dialog.tsx';
import { certifyTexts } from './texts.ts';

/** Leads to the checklist, and from there to certification in the background. */
export function CertifyButton({
  station,
  filters,
  mayDiscard,
  onFindings,
  onStarted,
}: {
  station: Station;
  filters: CountFilters;
  mayDiscard: () => Promise<boolean>;
  /** The checklist leads to the findings. */
  onFindings: () => void;
  /** With the station as it is now: certifying. */
  onStarted: (station: Station) => void;
}) {
  const t = useTexts(certifyTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => void mayDiscard().then((accepted) => accepted && setOpen(true))}>
        {t('certify')}
      </Button>
      {open ? (
        <CertifyDialog
          station={station}
          filters={filters}
          onClose={() => setOpen(false)}
          onFindings={() => {
            setOpen(false);
            onFindings();
          }}
          onStarted={onStarted}
        />
      ) : null}
    </>
  );
}
