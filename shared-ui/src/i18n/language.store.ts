import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Language } from 'shared-domain/texts';

type LanguageState = { language: Language; setLanguage: (language: Language) => void };

/** The browser's wish: Spanish where it asks for Spanish, English otherwise. */
function preferred(): Language {
  const wish = typeof navigator === 'undefined' ? '' : navigator.language;
  return wish.toLowerCase().startsWith('es') ? 'es' : 'en';
}

function markDocument(language: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** The chosen language, kept under 'language'; `<html lang>` follows it. */
export const languageStore = create<LanguageState>()(
  persist((set) => ({ language: preferred(), setLanguage: (language) => set({ language }) }), {
    name: 'language',
    partialize: ({ language }) => ({ language }),
  }),
);
markDocument(languageStore.getState().language);
languageStore.subscribe(({ language }) => markDocument(language));

/** The language in use and the function that changes it, for components. */
export function useLanguage(): [Language, (language: Language) => void] {
  const language = languageStore((state) => state.language);
  const setLanguage = languageStore((state) => state.setLanguage);
  return [language, setLanguage];
}

/** The language in use, outside components. */
export function currentLanguage(): Language {
  return languageStore.getState().language;
}
