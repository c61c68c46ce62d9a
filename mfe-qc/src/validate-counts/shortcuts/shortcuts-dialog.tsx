import { useTexts } from 'shared-ui/i18n';
import { Dialog } from 'shared-ui/ui';
import { useActs, useReview } from '../store/review-context.tsx';
import { SINGLE_KEYS } from './shortcuts.rules.ts';
import { shortcutTexts } from './texts.ts';

const IS_MAC = /mac|iphone|ipad/i.test(navigator.userAgent);

/** The keys of the screen, and the switch for the single ones. */
export function ShortcutsDialog() {
  const t = useTexts(shortcutTexts);
  const single = useReview((state) => state.singleKeys);
  const { help, switchKeys } = useActs().screen;
  return (
    <Dialog title={t('title')} open onClose={() => help(false)}>
      <label className="qc-check">
        <input type="checkbox" checked={single} onChange={({ target }) => switchKeys(target.checked)} />
        {t('single')}
      </label>
      <dl className="qc-keys">
        {SINGLE_KEYS.map(({ key, act }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(act)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>{t('keyUndo')}</kbd>
          </dt>
          <dd>{t('undo')}</dd>
        </div>
        <div>
          <dt>
            <kbd>{t('keyRedo')}</kbd>
          </dt>
          <dd>{t('redo')}</dd>
        </div>
        <div>
          <dt>
            <kbd>{t(IS_MAC ? 'keySearchOnMac' : 'keySearch')}</kbd>
          </dt>
          <dd>{t('search')}</dd>
        </div>
      </dl>
      <p className="qc-help">{t('rest')}</p>
    </Dialog>
  );
}
