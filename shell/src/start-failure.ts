const TEXTS = {
  en: ['Count Exchange could not be started.', 'Reload'],
  es: ['No se pudo iniciar Count Exchange.', 'Recargar'],
} as const;

/** Shown when the app itself did not arrive: a sentence and a way to try again, with nothing but the document. */
export function showFailure(): void {
  const [sentence, act] = TEXTS[navigator.language.startsWith('es') ? 'es' : 'en'];
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = sentence;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = act;
  button.addEventListener('click', () => window.location.reload());
  box.append(text, button);
  (document.getElementById('root') ?? document.body).replaceChildren(box);
}
