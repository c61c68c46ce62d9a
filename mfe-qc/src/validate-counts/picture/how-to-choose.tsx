import { useTexts } from 'shared-ui/i18n';
import { pictureTexts } from './texts.ts';

/** How days are chosen in calendar and hours: with a mouse, or by finger where there is only that. */
export function HowToChoose() {
  const t = useTexts(pictureTexts);
  return (
    <>
      <span className="cx-keys">{t('byMouse')}</span>
      <span className="cx-touch">{t('byFinger')}</span>
    </>
  );
}
