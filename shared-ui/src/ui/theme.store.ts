import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What the person asked for; 'system' follows the operating system. */
export type ThemeChoice = 'light' | 'dark' | 'system';
/** What is shown. */
export type Theme = 'light' | 'dark';

const darkSystem =
  typeof window.matchMedia === 'function' ? window.matchMedia('(prefers-color-scheme: dark)') : null;

const shownFor = (choice: ThemeChoice): Theme =>
  choice === 'system' ? (darkSystem?.matches ? 'dark' : 'light') : choice;

type ThemeState = { choice: ThemeChoice; theme: Theme; setChoice: (choice: ThemeChoice) => void };

/** Light or dark, kept under 'theme'; `<html data-theme>` follows it. */
export const themeStore = create<ThemeState>()(
  persist(
    (set) => ({
      choice: 'system',
      theme: shownFor('system'),
      setChoice: (choice) => set({ choice, theme: shownFor(choice) }),
    }),
    {
      name: 'theme',
      partialize: ({ choice }) => ({ choice }),
      merge: (kept, fresh) => {
        const choice = (kept as { choice?: ThemeChoice } | undefined)?.choice ?? 'system';
        return { ...fresh, choice, theme: shownFor(choice) };
      },
    },
  ),
);

const markDocument = (theme: Theme) => {
  document.documentElement.dataset['theme'] = theme;
};
markDocument(themeStore.getState().theme);
themeStore.subscribe(({ theme }) => markDocument(theme));
darkSystem?.addEventListener('change', () => {
  const { choice, setChoice } = themeStore.getState();
  if (choice === 'system') setChoice('system');
});

/** The theme shown, the choice behind it, and how to change it. Charts read colours anew when `theme` changes. */
export function useTheme(): ThemeState {
  return themeStore();
}
