import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import type { Severity } from '../remote/contract.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { uiTexts } from './texts.ts';
import { useCountdown } from './use-countdown.ts';

const ICONS: Record<Severity, string> = {
  success: 'check-circle',
  info: 'info-circle',
  warning: 'exclamation-triangle',
  danger: 'exclamation-circle',
};

/**
 * A message in the flow of the page. With `seconds` it counts down and goes by itself (pointer or focus inside stop
 * the clock); with `onClose` or `seconds` it has a Close button. A new message in its place wants a new `key`.
 */
export function Alert({
  severity,
  seconds = 0,
  onClose,
  children,
  announce = true,
}: {
  severity: Severity;
  seconds?: number;
  onClose?: () => void;
  children: ReactNode;
  /** False inside a live region that announces it already. */
  announce?: boolean;
}) {
  const t = useTexts(uiTexts);
  const [gone, setGone] = useState(false);
  const close = () => {
    setGone(true);
    onClose?.();
  };
  const { left, holders } = useCountdown(seconds, close);
  if (gone) return null;
  const role = severity === 'danger' ? 'alert' : 'status';
  return (
    <div className={`cx-alert cx-alert-${severity}`} role={announce ? role : undefined} {...holders}>
      <Icon name={ICONS[severity]} />
      <div className="cx-alert-text">{children}</div>
      {seconds > 0 ? (
        <span className="cx-alert-left" aria-hidden>
          {t('secondsLeft', { seconds: Math.max(0, left) })}
        </span>
      ) : null}
      {seconds > 0 || onClose ? (
        <Button severity="text" size="small" onClick={close}>
          {t('close')}
        </Button>
      ) : null}
    </div>
  );
}
