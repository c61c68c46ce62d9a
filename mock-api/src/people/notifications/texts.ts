import type { Notification } from 'shared-domain';
import type { Language, Text } from '../../platform/text/language.ts';

type Worded = { title: Text; text: Text };

/** What notifications say; `{name}` stands for a value of the notification. */
export const messages = {
  certified: {
    title: { en: 'Certification complete', es: 'Certificación terminada' },
    text: {
      en: '{counts} counts of {station} are certified.',
      es: 'Se certificaron {counts} conteos de {station}.',
    },
  },
  certifyFailed: {
    title: { en: 'Certification failed', es: 'La certificación falló' },
    text: {
      en: 'The counts of {station} could not be certified. Nothing was changed; please try again.',
      es: 'No se pudieron certificar los conteos de {station}. No se cambió nada; inténtelo de nuevo.',
    },
  },
  certifyNeedsReason: {
    title: { en: 'Certification needs a reason', es: 'La certificación necesita un motivo' },
    text: {
      en: 'Strong findings are open in the counts of {station} ({counts}). Nothing was certified: decide them, or give a reason.',
      es: 'Hay hallazgos fuertes pendientes en los conteos de {station} ({counts}). No se certificó nada: resuélvalos o indique un motivo.',
    },
  },
  imported: {
    title: { en: 'Import complete', es: 'Importación terminada' },
    text: {
      en: '{file} for {station}: {added} counts added, {replaced} replaced.',
      es: '{file} para {station}: {added} conteos agregados, {replaced} reemplazados.',
    },
  },
  importFailed: {
    title: { en: 'Import failed', es: 'La importación falló' },
    text: {
      en: '{file} for {station} was not imported. Nothing was written.',
      es: '{file} para {station} no se importó. No se escribió nada.',
    },
  },
  importUndone: {
    title: { en: 'Import undone', es: 'Importación deshecha' },
    text: {
      en: '{file} for {station} was taken back: {removed} counts removed, {restored} restored.',
      es: '{file} para {station} se deshizo: {removed} conteos eliminados, {restored} restaurados.',
    },
  },
  undoFailed: {
    title: { en: 'Import not undone', es: 'La importación no se deshizo' },
    text: {
      en: '{file} for {station} could not be taken back. Nothing was changed; please try again.',
      es: 'No se pudo deshacer {file} para {station}. No se cambió nada; inténtelo de nuevo.',
    },
  },
  registrationWaiting: {
    title: { en: 'Registration waiting', es: 'Solicitud de registro en espera' },
    text: {
      en: '{name}, {organization}. Waiting for a decision: {waiting}.',
      es: '{name}, {organization}. Solicitudes por resolver: {waiting}.',
    },
  },
  mailUnsure: {
    title: { en: 'E-mail may not have arrived', es: 'Es posible que un correo no haya llegado' },
    text: {
      en: 'The mail server broke off, so nobody knows whether it was sent. Unsure now: {unsure}. Choose “Monitor” to see which, and to send them again.',
      es: 'El servidor de correo interrumpió la entrega y no se sabe si se envió. Correos en duda: {unsure}. Elija «Monitor» para ver cuáles son y enviarlos de nuevo.',
    },
  },
  lateCounts: {
    title: { en: 'Late counts', es: 'Conteos tardíos' },
    text: {
      en: '{counts} counts of {station} arrived for days that are certified already ({first} to {last}). They are not certified.',
      es: 'Llegaron {counts} conteos de {station} para días ya certificados ({first} a {last}). No están certificados.',
    },
  },
  exported: {
    title: { en: 'Export ready', es: 'Exportación lista' },
    text: {
      en: 'The export with {rows} rows is ready to download.',
      es: 'La exportación con {rows} filas está lista para descargar.',
    },
  },
  exportedLeftOut: {
    title: { en: 'Export ready', es: 'Exportación lista' },
    text: {
      en: 'The export with {rows} rows is ready to download. Left out in whole or in part: {stations}. The file left-out.csv in it says what and why.',
      es: 'La exportación con {rows} filas está lista para descargar. Se omitieron, en todo o en parte: {stations}. El archivo left-out.csv que contiene dice qué y por qué.',
    },
  },
  exportFailed: {
    title: { en: 'Export failed', es: 'La exportación falló' },
    text: {
      en: 'The export could not be built. Please try again.',
      es: 'No se pudo crear la exportación. Inténtelo de nuevo.',
    },
  },
} satisfies Record<string, Worded>;

/** The keys of the messages that can be stored. */
export type MessageKey = keyof typeof messages;

/** A notification as it is stored, before it is worded. */
export type NotificationRow = Omit<Notification, 'title' | 'text'> & {
  message: MessageKey;
  params: Record<string, string | number>;
};

type Params = Record<string, string | number>;

function filled(template: string, params: Params, language: Language): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return typeof value === 'number' ? value.toLocaleString(language === 'es' ? 'es-MX' : 'en-US') : value;
  });
}

/** A stored message in the reader's language. */
export function worded(
  key: MessageKey,
  params: Params,
  language: Language,
): Pick<Notification, 'title' | 'text'> {
  const { title, text } = messages[key];
  return { title: filled(title[language], params, language), text: filled(text[language], params, language) };
}

/** A stored notification as the reader gets it. */
export function wordedRow({ message, params, ...rest }: NotificationRow, language: Language): Notification {
  return { ...rest, ...worded(message, params, language) };
}
