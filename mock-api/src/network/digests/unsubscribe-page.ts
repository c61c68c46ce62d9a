import type { Language } from '../../platform/text/language.ts';
import { texts } from './texts.ts';

/** A page that needs nothing but itself: it runs no script, and its button sends a form back to its own address. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

/** The page behind a link to unsubscribe: it asks first, since scanners open links, and says afterwards what holds. */
export function unsubscribePage(language: Language, state: 'asks' | 'done'): Response {
  const title = texts.pageTitle[language];
  const content =
    state === 'done'
      ? `<p role="status">${texts.pageDone[language]}</p>`
      : `<p>${texts.pageAsk[language]}</p><form method="post"><button>${texts.pageButton[language]}</button></form>`;
  return new Response(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title></head><body><main><h1>${title}</h1>${content}</main></body></html>`,
    { headers: HEADERS },
  );
}
