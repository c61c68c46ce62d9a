import { catalogue, common } from 'shared-domain/texts';

/** The e-mail about the network in one's profile. */
export const digestTexts = catalogue({
  en: {
    card: 'E-mail about the network',
    intro:
      'On Mondays at seven: which counters of your agency have fallen silent or are back, and what waits. The same news is never sent twice, and without news there is no e-mail.',
    wanted: 'How often',
    weekly: 'Every Monday',
    off: 'Not at all',
    language: 'Language of the e-mail',
    both: 'Both languages',
    en: 'In English',
    es: 'In Spanish',
    required: common.en.fieldRequired,
    save: 'Save choice',
    saved: 'Your choice is saved.',
    failed: 'Your choice could not be saved.',
    preview: 'What it would say now',
    nothing: 'Nothing is new: there would be no e-mail.',
    sent: 'Sent to you',
    noneSent: 'None yet.',
  },
  es: {
    card: 'Correo sobre la red',
    intro:
      'Los lunes a las siete: qué contadores de su agencia se quedaron sin datos o se restablecieron, y qué espera. La misma noticia nunca se envía dos veces, y sin noticias no hay correo.',
    wanted: 'Con qué frecuencia',
    weekly: 'Cada lunes',
    off: 'No recibirlo',
    language: 'Idioma del correo',
    both: 'Los dos idiomas',
    en: 'En inglés',
    es: 'En español',
    required: common.es.fieldRequired,
    save: 'Guardar la elección',
    saved: 'Su elección está guardada.',
    failed: 'No se pudo guardar su elección.',
    preview: 'Lo que diría ahora',
    nothing: 'No hay novedades: no habría correo.',
    sent: 'Enviados a usted',
    noneSent: 'Aún ninguno.',
  },
});
