import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { useActs } from '../store/review-context.tsx';
import { CertifyDialog } from './certify-dialog.tsx';
import { certifyTexts } from './texts.ts';

/** Leads to the checklist, and from there to certification in the background. */
export function CertifyButton() {
  const t = useTexts(certifyTexts);
  const { screen } = useActs();
  const [open, setOpen] = useState(false);
  const start = async () => {
    if (await screen.mayDiscard()) setOpen(true);
  };
  return (
    <>
      <Button onClick={() => void start()}>{t('certify')}</Button>
      {open ? <CertifyDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
