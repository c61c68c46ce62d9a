import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Icon } from './icon.tsx';
import { uiTexts } from './texts.ts';

/**
 * A titled note beside what it is about, e.g. why a row was refused. Put it after the control inside an element with
 * the class `cx-anchor`. It is read at once, Escape or its button close it and give the focus back.
 */
export function Popover({
  title,
  onClose,
  id,
  children,
}: {
  title: string;
  onClose: () => void;
  /** For `aria-describedby` of the control. */
  id?: string;
  children: ReactNode;
}) {
  const t = useTexts(uiTexts);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const close = useEffectEvent(() => {
    onClose();
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  });
  useEffect(() => {
    before.current = document.activeElement;
    box.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const button = box.current?.querySelector('button');
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    const onClick = () => close();
    button?.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      button?.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <div ref={box} id={id} className="cx-popover" role="alert">
      <div className="cx-popover-head">
        <strong>{title}</strong>
        <button type="button" className="cx-icon-button" aria-label={t('close')}>
          <Icon name="times" />
        </button>
      </div>
      <div>{children}</div>
    </div>
  );
}
