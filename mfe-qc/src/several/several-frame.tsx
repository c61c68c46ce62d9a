import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, Dialog } from 'shared-ui/ui';
import './several.css';
import '../row-cards.css';
import { chosenTexts } from './texts.ts';
import type { Step } from './use-steps.ts';

type SeveralFrameProps = {
  title: string;
  step: Step;
  /** The one button that leads through the steps: what it says, and whether it has nothing to do yet. */
  next: { label: string; isHeld: boolean; busy?: boolean; onPress: () => unknown };
  /** Stands below what is checked, once all of it is there: what would be done. */
  statement: ReactNode;
  onAgain: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog of work on several stations: they are chosen, what would become of each is checked, and followed to its end. */
export function SeveralFrame(props: SeveralFrameProps) {
  const { title, step, next, statement, onAgain, onClose, children } = props;
  const t = useTexts(chosenTexts);
  const body = useStepFocus(step);
  const { label, isHeld, busy = false, onPress } = next;
  return (
    <Dialog
      title={title}
      open
      wide
      onClose={onClose}
      footer={
        <>
          <Button severity="outlined" onClick={onClose}>
            {t('close')}
          </Button>
          {step === 'check' ? (
            <Button severity="outlined" onClick={onAgain}>
              {t('back')}
            </Button>
          ) : null}
          {/* one button through the steps, so that it keeps the focus */}
          {step === 'done' ? null : (
            <Button
              aria-disabled={isHeld}
              loading={busy}
              onClick={() => (isHeld || busy ? undefined : onPress())}
            >
              {label}
            </Button>
          )}
        </>
      }
    >
      <div ref={body} tabIndex={-1}>
        {children}
      </div>
      {step === 'check' ? statement : null}
    </Dialog>
  );
}

/** Puts the focus on what a step shows where the button that led there has gone. */
function useStepFocus(step: Step) {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step && step !== 'check') body.current?.focus();
    before.current = step;
  }, [step]);
  return body;
}
