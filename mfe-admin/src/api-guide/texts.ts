import { adminWords } from '../words.texts.ts';
import { common, commonWords } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** The page that tells programs how to ask the API. */
export const guideTexts = catalogue({
  en: {
    title: adminWords.en.apiGuide,
    intro: 'How programs ask the API: with a token, by these calls. Calls are described in English.',
    tokens: commonWords.en.apiTokens,
    askTitle: 'Ask with a token',
    askText:
      'A token goes into the header Authorization and nowhere else. It opens the calls of its scopes, with the rights that its owner has today. All other calls are for people who have signed in.',
    limits:
      'A token asks up to {perMinute, number, ::group-off} times a minute and {perDay, number} times a day, and starts up to {imports} imports a minute. The headers RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset tell what is left; who asks more often is answered 429, with Retry-After.',
    sendTitle: 'Send counts',
    sendText:
      'Counts go the way of files: the same checks, the same dry run, the same history. Up to {rows, number} rows go in one call. Counts that are there already are unchanged, other values replace them, and certified counts stay as they are.',
    keyText:
      'With a header Idempotency-Key the same counts are imported once, and for seven days the same is answered again. While counts of a station are being imported, the next ones are answered 409: send them again a little later.',
    linesText:
      'Where lines cannot be taken, nothing is written; the answer is 422 and names them with the reasons as “lines”. Of rows in JSON the first is line 2, as below a header.',
    read: 'Calls for reading (scope “read”)',
    import: 'Calls for importing (scope “import”)',
    tryTitle: 'Try it',
    tryText: 'Asks a call for reading with your own session, as your pages do.',
    address: 'Address',
    addressHint: 'A call for reading from the list, such as /counts?flowid_txdot=AU0001',
    addressRequired: common.en.fieldRequired,
    addressUnknown: 'This is no call for reading that answers with JSON.',
    ask: 'Ask',
    askFailed: 'The call was refused.',
    answer: 'Answer',
    cut: 'The first {shown, number} characters of {all, number}:',
  },
  es: {
    title: adminWords.es.apiGuide,
    intro:
      'Cómo consultan la API los programas: con un token y estas llamadas. Las llamadas se describen en inglés.',
    tokens: commonWords.es.apiTokens,
    askTitle: 'Consultar con un token',
    askText:
      'El token va en el encabezado Authorization y en ningún otro lugar. Abre las llamadas de sus permisos, con los derechos que su titular tiene hoy. Todas las demás son para personas que han iniciado sesión.',
    limits:
      'Un token consulta hasta {perMinute, number, ::group-off} veces por minuto y {perDay, number} al día, e inicia hasta {imports} importaciones por minuto. Los encabezados RateLimit-Limit, RateLimit-Remaining y RateLimit-Reset indican lo que queda; a quien consulta más se le responde 429, con Retry-After.',
    sendTitle: 'Enviar conteos',
    sendText:
      'Los conteos siguen el camino de los archivos: las mismas comprobaciones, la misma prueba, el mismo historial. En una llamada caben hasta {rows, number} filas. Los conteos que ya están no cambian, otros valores los reemplazan y los certificados quedan como están.',
    keyText:
      'Con un encabezado Idempotency-Key los mismos conteos se importan una sola vez, y durante siete días se responde lo mismo. Mientras se importan conteos de una estación, a los siguientes se les responde 409: envíelos de nuevo un poco más tarde.',
    linesText:
      'Cuando hay líneas que no se pueden aceptar no se escribe nada; la respuesta es 422 y las nombra con sus motivos en «lines». De las filas en JSON la primera es la línea 2, como debajo de un encabezado.',
    read: 'Llamadas para leer (permiso «read»)',
    import: 'Llamadas para importar (permiso «import»)',
    tryTitle: 'Probar',
    tryText: 'Hace una llamada para leer con su propia sesión, como lo hacen sus páginas.',
    address: 'Dirección',
    addressHint: 'Una llamada para leer de la lista, como /counts?flowid_txdot=AU0001',
    addressRequired: common.es.fieldRequired,
    addressUnknown: 'No es una llamada para leer que responda con JSON.',
    ask: 'Consultar',
    askFailed: 'La llamada fue rechazada.',
    answer: 'Respuesta',
    cut: 'Los primeros {shown, number} caracteres de {all, number}:',
  },
});
export type GuideText = keyof typeof guideTexts.en;
