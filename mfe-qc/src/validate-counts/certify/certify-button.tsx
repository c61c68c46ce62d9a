import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { useActs } from '../store/review-context.tsx';
import { useLateDialog } from '../use-late-dialog.ts';
import { OBSTACLE_ID, useCertifyObstacle } from './certify-obstacle.ts';
import { certifyTexts } from './texts.ts';

const certifyDialog = async () => (await import('./certify-dialog.tsx')).CertifyDialog;

/** Leads to the checklist, and from there to certification in the background; where nothing can be certified it says why. */
export function CertifyButton() {
  const t = useTexts(certifyTexts);
  const { screen } = useActs();
  const { Dialog, open, close } = useLateDialog();
  const obstacle = useCertifyObstacle();
  const start = async () => {
    if (!obstacle && (await screen.mayDiscard())) await open(certifyDialog);
  };
  return (
    <div className="qc-certify-act">
      {obstacle ? (
        <p id={OBSTACLE_ID} className="qc-obstacle">
          {obstacle.words}
        </p>
      ) : null}
      {/* it stays a stop of the Tab key, so that everybody comes by the reason */}
      <Button
        aria-disabled={obstacle !== null}
        aria-describedby={obstacle ? OBSTACLE_ID : undefined}
        onClick={start}
      >
        {t('certify')}
      </Button>
      {Dialog ? <Dialog onClose={close} /> : null}
    </div>
  );
}
