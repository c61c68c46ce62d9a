import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { useActs } from '../store/review-context.tsx';
import { useLateDialog } from '../use-late-dialog.ts';
import { certifyTexts } from './texts.ts';

const certifyDialog = async () => (await import('./certify-dialog.tsx')).CertifyDialog;

/** Leads to the checklist, and from there to certification in the background. */
export function CertifyButton() {
  const t = useTexts(certifyTexts);
  const { screen } = useActs();
  const { Dialog, open, close } = useLateDialog();
  const start = async () => {
    if (await screen.mayDiscard()) await open(certifyDialog);
  };
  return (
    <>
      <Button onClick={start}>{t('certify')}</Button>
      {Dialog ? <Dialog onClose={close} /> : null}
    </>
  );
}
