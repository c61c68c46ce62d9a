import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useTexts } from 'shared-ui/i18n';
import type { RegistryEntry } from 'shared-ui/remote';
import { Icon, notify } from 'shared-ui/ui';
import { reportError } from '../federation/report-error.ts';
import { isSearchKey } from './key.rules.ts';
import './recent.store.ts';
import { searchButtonTexts } from './search-button.texts.ts';
import './search-button.css';

type DialogProps = { remotes: RegistryEntry[]; onClose: () => void };

const loadDialog = async () => (await import('./search-dialog.tsx')).SearchDialog;
const IS_MAC = /mac|iphone|ipad/i.test(navigator.userAgent);

/** The button that opens the search everywhere, and its key. The dialog is fetched when it is wanted. */
export function SearchButton({ remotes }: { remotes: RegistryEntry[] }) {
  const t = useTexts(searchButtonTexts);
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<DialogProps> } | null>(null);
  const [open, setOpen] = useState(false);
  const start = async () => {
    try {
      const Dialog = await loadDialog();
      setDialog({ Dialog });
      setOpen(true);
    } catch (error) {
      reportError(error);
      notify('danger', t('failed'));
    }
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event, IS_MAC) || event.defaultPrevented) return;
    // the keys of an open dialog are its own; the browser's search is not what is meant there either
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) void start();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  // fetched while the finger is on its way
  const prepare = () => void loadDialog().catch(() => undefined);

  return (
    <>
      <button
        type="button"
        className="sh-bar-button sh-search-button"
        aria-label={t('open')}
        aria-haspopup="dialog"
        aria-keyshortcuts={IS_MAC ? 'Meta+K' : 'Control+K'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void start()}
      >
        <Icon name="search" />
        <span aria-hidden className="sh-search-word">
          {t('open')}
        </span>
        {/* drawn by the style sheet: it is no part of the name, which begins as the button is seen to say */}
        <kbd className="cx-keys" data-keys={t(IS_MAC ? 'keyOnMac' : 'key')} />
      </button>
      {open && dialog ? <dialog.Dialog remotes={remotes} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
