/** The part of Google's interface that is used. */
export type Recaptcha = {
  ready: (then: () => void) => void;
  render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      size: 'normal';
      theme: 'light' | 'dark';
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ) => number;
};
type Page = { grecaptcha?: Recaptcha };

const SCRIPT = 'https://www.google.com/recaptcha/api.js';

let loading: Promise<Recaptcha> | null = null;

function addScript(language: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${SCRIPT}?${new URLSearchParams({ render: 'explicit', hl: language }).toString()}`;
    script.async = true;
    script.addEventListener('load', () => {
      const { grecaptcha } = globalThis as Page;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('The script of Google reCAPTCHA brought nothing'));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of Google reCAPTCHA did not come'));
    });
    document.head.append(script);
  });
}

/** Loads Google's script, once per page; a failure can be tried again. */
export function loadRecaptcha(language: string): Promise<Recaptcha> {
  loading ??= addScript(language).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
