import { auditWords } from '../audit/words.texts.ts';
import { catalogue, countTexts, formatMessage, type Language } from 'shared-domain/texts';
import { dayInWords } from '../../platform/text/day-words.rules.ts';
import type { Notification } from 'shared-domain';

/** What notifications are called. */
export const notificationTitles = catalogue({
  en: {
    certified: 'Certification complete',
    certifyFailed: 'Certification failed',
    certifyNeedsReason: 'Certification needs a reason',
    imported: 'Import complete',
    importFailed: 'Import failed',
    importUndone: auditWords.en.importUndone,
    undoFailed: 'Import not undone',
    registrationWaiting: 'Registration waiting',
    mailUnsure: 'E-mail may not have arrived',
    trialStopped: 'A release on trial was stopped',
    lateCounts: 'Late counts',
    exported: 'Export ready',
    exportedLeftOut: 'Export ready',
    exportFailed: 'Export failed',
    weatherFetched: 'Weather fetched',
    weatherFailed: 'Weather not fetched',
    automaticImportDone: 'Automatic import complete',
    automaticImportFailed: 'Automatic import failed',
    automaticImportPaused: 'Automatic import paused',
    dropWaits: 'File waiting',
    dropRefused: 'File refused',
  },
  es: {
    certified: 'Certificación terminada',
    certifyFailed: 'La certificación falló',
    certifyNeedsReason: 'La certificación necesita un motivo',
    imported: 'Importación terminada',
    importFailed: 'La importación falló',
    importUndone: auditWords.es.importUndone,
    undoFailed: 'La importación no se deshizo',
    registrationWaiting: 'Solicitud de registro en espera',
    mailUnsure: 'Es posible que un correo no haya llegado',
    trialStopped: 'Se detuvo una versión a prueba',
    lateCounts: 'Conteos tardíos',
    exported: 'Exportación lista',
    exportedLeftOut: 'Exportación lista',
    exportFailed: 'La exportación falló',
    weatherFetched: 'Tiempo obtenido',
    weatherFailed: 'Tiempo no obtenido',
    automaticImportDone: 'Importación automática terminada',
    automaticImportFailed: 'La importación automática falló',
    automaticImportPaused: 'Importación automática en pausa',
    dropWaits: 'Archivo en espera',
    dropRefused: 'Archivo rechazado',
  },
});

/** What they say; `{name}` stands for a value of the notification. */
export const notificationTexts = catalogue({
  en: {
    certified: '{counts} counts of {station} are certified.',
    certifyFailed: 'The counts of {station} could not be certified. Nothing was changed; please try again.',
    certifyNeedsReason:
      'Strong findings are open in the counts of {station} ({counts}). Nothing was certified: decide them, or give a reason.',
    imported: '{file} for {station}: {added} counts added, {replaced} replaced.',
    importFailed: '{file} for {station} was not imported. Nothing was written.',
    importUndone: '{file} for {station} was taken back: {removed} counts removed, {restored} restored.',
    undoFailed: '{file} for {station} could not be taken back. Nothing was changed; please try again.',
    registrationWaiting: '{name}, {organization}. Waiting for a decision: {waiting}.',
    mailUnsure:
      'The mail server broke off, so nobody knows whether it was sent. Unsure now: {unsure}. Choose “Monitor” to see which, and to send them again.',
    trialStopped:
      '{part} {version} failed in {failed} of {sessions} sessions. All go on with the version before. Choose “Monitor” to see what failed.',
    lateCounts:
      '{counts} counts of {station} arrived for days that are certified already ({first} to {last}). They are not certified.',
    exported: 'The export with {rows} rows is ready to download.',
    exportedLeftOut:
      'The export with {rows} rows is ready to download. Left out in whole or in part: {stations}. The file left-out.csv in it says what and why.',
    exportFailed: countTexts.en.exportFailed,
    weatherFetched: 'The days of {site} are here: {added} new, {changed} changed.',
    weatherFailed:
      'The days of {site} could not all be fetched. What had come is kept; the calendar says why, and there it can be tried again.',
    automaticImportDone: 'The counts of {agency} were fetched from Eco-Visio.',
    automaticImportFailed:
      'The counts of {agency} could not be fetched from Eco-Visio. “Automatic import” says why.',
    automaticImportPaused:
      'Eco-Visio refuses the credentials of this server, so no more counts of {agency} are fetched. Have the credentials put right, then choose “Resume” under “Automatic import”.',
    dropWaits: '{file} came by the drop folder and waits for a person. Waiting now: {waiting}.',
    dropRefused: '{file} came by the drop folder and can’t be taken. “Arriving files” says why.',
  },
  es: {
    certified: 'Se certificaron {counts} conteos de {station}.',
    certifyFailed:
      'No se pudieron certificar los conteos de {station}. No se cambió nada; inténtelo de nuevo.',
    certifyNeedsReason:
      'Hay hallazgos fuertes pendientes en los conteos de {station} ({counts}). No se certificó nada: resuélvalos o indique un motivo.',
    imported: '{file} para {station}: {added} conteos agregados, {replaced} reemplazados.',
    importFailed: '{file} para {station} no se importó. No se escribió nada.',
    importUndone: '{file} para {station} se deshizo: {removed} conteos eliminados, {restored} restaurados.',
    undoFailed: 'No se pudo deshacer {file} para {station}. No se cambió nada; inténtelo de nuevo.',
    registrationWaiting: '{name}, {organization}. Solicitudes por resolver: {waiting}.',
    mailUnsure:
      'El servidor de correo interrumpió la entrega y no se sabe si se envió. Correos en duda: {unsure}. Elija «Monitor» para ver cuáles son y enviarlos de nuevo.',
    trialStopped:
      '{part} {version} falló en {failed} de {sessions} sesiones. Todas siguen con la versión anterior. Elija «Monitor» para ver qué falló.',
    lateCounts:
      'Llegaron {counts} conteos de {station} para días ya certificados ({first} a {last}). No están certificados.',
    exported: 'La exportación con {rows} filas está lista para descargar.',
    exportedLeftOut:
      'La exportación con {rows} filas está lista para descargar. Se omitieron, en todo o en parte: {stations}. El archivo left-out.csv que contiene dice qué y por qué.',
    exportFailed: countTexts.es.exportFailed,
    weatherFetched: 'Llegaron los días de {site}: {added} nuevos, {changed} cambiados.',
    weatherFailed:
      'No se pudieron obtener todos los días de {site}. Lo que había llegado se guardó; el calendario dice por qué, y allí se puede intentar de nuevo.',
    automaticImportDone: 'Se obtuvieron los conteos de {agency} de Eco-Visio.',
    automaticImportFailed:
      'No se pudieron obtener los conteos de {agency} de Eco-Visio. «Importación automática» dice por qué.',
    automaticImportPaused:
      'Eco-Visio rechaza las credenciales de este servidor, así que no se obtienen más conteos de {agency}. Haga corregir las credenciales y elija «Reanudar» en «Importación automática».',
    dropWaits: '{file} llegó por la carpeta de entrega y espera a una persona. En espera ahora: {waiting}.',
    dropRefused:
      '{file} llegó por la carpeta de entrega y no se puede recoger. «Archivos que llegan» dice por qué.',
  },
});

/** The keys of the messages that can be stored. */
export type MessageKey = keyof typeof notificationTexts.en;

/** A notification as it is stored, before it is worded. */
export type NotificationRow = Omit<Notification, 'title' | 'text' | 'export'> & {
  message: MessageKey;
  params: Record<string, string | number>;
};

type Params = Record<string, string | number>;

/** A value that an older entry lacks is left out; a day is said in words. */
function filled(message: string, params: Params, language: Language): string {
  const said = (value: string | number) => (typeof value === 'string' ? dayInWords(value, language) : value);
  const places = Array.from(message.matchAll(/\{(\w+)\}/g), ([, name = '']) => [
    name,
    said(params[name] ?? ''),
  ]);
  return formatMessage(message, language, Object.fromEntries(places) as Params);
}

/** A stored message in the reader's language. */
export function worded(
  key: MessageKey,
  params: Params,
  language: Language,
): Pick<Notification, 'title' | 'text'> {
  return {
    title: filled(notificationTitles[language][key], params, language),
    text: filled(notificationTexts[language][key], params, language),
  };
}

/** A stored notification as the reader gets it. */
export function wordedRow({ message, params, ...rest }: NotificationRow, language: Language): Notification {
  const { export: made } = params;
  return { ...rest, export: typeof made === 'number' ? made : null, ...worded(message, params, language) };
}
