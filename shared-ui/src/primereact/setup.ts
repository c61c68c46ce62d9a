import PrimeReact, { addLocale, locale } from 'primereact/api';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import { LANGUAGES, languageStore, translate, type Language } from 'shared-ui/i18n';
import { passThrough } from './pass-through.ts';
import { primeTexts } from './texts.ts';
import './prime.css';

function wordsOf(language: Language) {
  const t = translate(primeTexts, language);
  return {
    emptyMessage: t('emptyMessage'),
    emptyFilterMessage: t('emptyMessage'),
    selectionMessage: t('chosen'),
    aria: {
      page: t('page'),
      pageLabel: t('page'),
      firstPageLabel: t('firstPage'),
      previousPageLabel: t('previousPage'),
      prevPageLabel: t('previousPage'),
      nextPageLabel: t('nextPage'),
      lastPageLabel: t('lastPage'),
      selectAll: t('selectAll'),
      unselectAll: t('unselectAll'),
      close: t('close'),
      listLabel: t('options'),
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
