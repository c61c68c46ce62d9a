import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Icon } from './icon.tsx';
import { uiTexts } from './texts.ts';

/** What Escape closes by itself: an open list or calendar. What unfolds in place stays as it is. */
const POPPED_UP = '[role="combobox"][aria-expanded="true"], [aria-haspopup][aria-expanded="true"]';

/** Has a dialog that scrolls go on scrolling whatever opens in it; looked at before: a list that stands out makes any seem to scroll. */
function keepScrolling(dialog: HTMLDialogElement): void {
  if (dialog.querySelector('[aria-expanded="true"]')) return;
  dialog.style.overflow = dialog.scrollHeight > dialog.clientHeight ? 'auto' : '';
}

/** A modal dialog (native: focus stays inside, Escape closes, focus returns). It closes by `onClose` alone. */
export function Dialog({
  title,
  open,
  onClose,
  footer,
  alert = false,
  wide = false,
  large = false,
  required = false,
  children,
}: {
  title: string;
  open: boolean;
  onClose?: () => void;
  footer?: ReactNode;
  /** A question that must be answered before anything else. */
  alert?: boolean;
  wide?: boolean;
  /** For a whole form: takes what the window has. */
  large?: boolean;
  /** Only an answer in its foot closes it: there is no cross, and Escape leaves it open. */
  required?: boolean;
  children: ReactNode;
}) {
  const t = useTexts(uiTexts);
  const box = useRef<HTMLDialogElement>(null);
  const listOpen = useRef(false);
  const id = useId();
  useModal(box, open, alert);
  if (!open) return null;
  return (
    <dialog
      ref={box}
      className={`cx-dialog ${wide ? 'cx-dialog-wide' : ''} ${large ? 'cx-dialog-large' : ''}`}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={alert ? `${id}-body` : undefined}
      onFocusCapture={({ currentTarget }) => keepScrolling(currentTarget)}
      onKeyDownCapture={({ key, currentTarget }) => {
        // Escape closes what is open inside first; by the time of `cancel` it would be closed already.
        listOpen.current = key === 'Escape' && currentTarget.querySelector(POPPED_UP) !== null;
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (!listOpen.current && !required) onClose?.();
        listOpen.current = false;
      }}
      onClose={({ currentTarget }) => {
        // a browser closes what was refused to close when Escape is pressed twice
        if (required && currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
      }}
    >
      <div className="cx-dialog-head">
        <h2 id={id}>{title}</h2>
        {required ? null : (
          <button type="button" className="cx-icon-button" aria-label={t('close')} onClick={onClose}>
            <Icon name="times" />
          </button>
        )}
      </div>
      <div className="cx-dialog-body" id={`${id}-body`}>
        {children}
      </div>
      {footer ? <div className="cx-dialog-foot">{footer}</div> : null}
    </dialog>
  );
}

/** Opens the dialog over everything else and gives the focus back when it closes. */
function useModal(box: RefObject<HTMLDialogElement | null>, open: boolean, alert: boolean): void {
  useEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return undefined;
    const before = document.activeElement;
    dialog.showModal();
    // A question starts on its first answer, which declines; anything else on its first control.
    if (alert) dialog.querySelector<HTMLElement>('.cx-dialog-foot button')?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [box, open, alert]);
}
