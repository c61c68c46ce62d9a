import { LANGUAGES, translate, useLanguage, useTexts, type Language } from 'shared-ui/i18n';
import { Icon } from './icon.tsx';
import { uiTexts } from './texts.ts';
import { useTheme, type ThemeChoice } from './theme.store.ts';

/** Chooses the language; each is named in its own words. `onChoose` hears of it. */
export function LanguageSwitch({ onChoose }: { onChoose?: (language: Language) => void }) {
  const t = useTexts(uiTexts);
  const [language, setLanguage] = useLanguage();
  return (
    <label className="cx-switch">
      <Icon name="globe" />
      <span className="cx-hidden">{t('language')}</span>
      <select
        value={language}
        onChange={(event) => {
          const chosen = event.target.value as Language;
          setLanguage(chosen);
          onChoose?.(chosen);
        }}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {translate(uiTexts, code)('languageName')}
          </option>
        ))}
      </select>
    </label>
  );
}

const CHOICES = [
  ['system', 'themeSystem'],
  ['light', 'themeLight'],
  ['dark', 'themeDark'],
] as const;

/** Chooses light or dark, or what the system says. */
export function ThemeSwitch() {
  const t = useTexts(uiTexts);
  const { choice, setChoice } = useTheme();
  return (
    <label className="cx-switch">
      <Icon name={choice === 'dark' ? 'moon' : 'sun'} />
      <span className="cx-hidden">{t('theme')}</span>
      <select value={choice} onChange={(event) => setChoice(event.target.value as ThemeChoice)}>
        {CHOICES.map(([value, text]) => (
          <option key={value} value={value}>
            {t(text)}
          </option>
        ))}
      </select>
    </label>
  );
}
