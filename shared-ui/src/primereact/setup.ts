import PrimeReact, { addLocale, locale } from 'primereact/api';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import { LANGUAGES, languageStore, translate, type Language } from 'shared-ui/i18n';
import { passThrough } from './pass-through.ts';
import { primeTexts } from './texts.ts';
import './prime.css';

/** As they are written: PrimeReact fills the places itself. */
function wordsOf(language: Language) {
  const words = primeTexts[language];
  return {
    emptyMessage: words.emptyMessage,
    emptyFilterMessage: words.emptyMessage,
    selectionMessage: words.chosen,
    aria: {
      page: words.page,
      pageLabel: words.page,
      firstPageLabel: words.firstPage,
      previousPageLabel: words.previousPage,
      prevPageLabel: words.previousPage,
      nextPageLabel: words.nextPage,
      lastPageLabel: words.lastPage,
      selectAll: words.selectAll,
      unselectAll: words.unselectAll,
      close: words.close,
      listLabel: words.options,
    },
  };
}

function follow(language: Language): void {
  const t = translate(primeTexts, language);
  locale(language);
  PrimeReact.pt = passThrough({ filterOptions: t('filterOptions'), selectAll: t('selectAll') });
}

/** Whether lists may slide open: where the person has not asked for less motion. */
function mayMove(): boolean {
  if (typeof window.matchMedia !== 'function') return false;
  return window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}

/** Sets PrimeReact up once: mended markup, words, and the nonce that lets its styles pass the content policy. */
function setUp(): void {
  for (const language of LANGUAGES) addLocale(language, wordsOf(language));
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  if (nonce) PrimeReact.nonce = nonce;
  PrimeReact.ripple = false;
  PrimeReact.cssTransition = mayMove();
  follow(languageStore.getState().language);
  languageStore.subscribe(({ language }) => follow(language));
}
setUp();
