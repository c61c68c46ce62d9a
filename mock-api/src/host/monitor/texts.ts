import type { Text } from '../../platform/text/language.ts';

type Texts = { [key: string]: Text | Texts };

/** Texts of the monitoring page. */
export const texts = {
  title: { en: 'Monitor', es: 'Monitor' },
  queues: { en: 'Queues', es: 'Colas' },
  queue: { en: 'Queue', es: 'Cola' },
  waiting: { en: 'Waiting', es: 'En espera' },
  running: { en: 'Running', es: 'En ejecución' },
  done: { en: 'Done', es: 'Terminados' },
  failed: { en: 'Failed', es: 'Fallidos' },
  jobs: { en: 'Jobs', es: 'Trabajos' },
  jobsHint: {
    en: 'Those that failed first, then those that wait or run, the newest first.',
    es: 'Primero los fallidos y después los que esperan o se ejecutan; en cada grupo, los más recientes primero.',
  },
  jobState: {
    created: { en: 'waiting', es: 'en espera' },
    retry: { en: 'waiting to be tried again', es: 'en espera de otro intento' },
    active: { en: 'running', es: 'en ejecución' },
    failed: { en: 'failed', es: 'fallido' },
  },
  queueName: {
    certify: { en: 'Certification', es: 'Certificación' },
    'deliver-mail': { en: 'E-mail', es: 'Correo' },
    'export-csv': { en: 'CSV export', es: 'Exportación CSV' },
    'export-tmas': { en: 'TMAS export', es: 'Exportación TMAS' },
    'find-oddities': { en: 'Findings', es: 'Hallazgos' },
    'forgot-password': { en: 'Forgotten password', es: 'Contraseña olvidada' },
    'import-counts': { en: 'Import of a file', es: 'Importación de un archivo' },
    'import-eco-counts': { en: 'Import from Eco-Visio', es: 'Importación desde Eco-Visio' },
    'undo-import': { en: 'Undoing an import', es: 'Deshacer una importación' },
  },
  afterFailure: { en: 'after it failed', es: 'tras fallar' },
  times: { en: 'Times are those of', es: 'Las horas son las de' },
  otherLanguage: { en: 'Español', es: 'English' },
  none: { en: 'None.', es: 'Ninguno.' },
  job: { en: 'Job', es: 'Trabajo' },
  state: { en: 'State', es: 'Estado' },
  created: { en: 'Created', es: 'Creado' },
  tries: { en: 'Retries', es: 'Reintentos' },
  error: { en: 'Error', es: 'Error' },
  action: { en: 'Action', es: 'Acción' },
  retry: { en: 'Retry', es: 'Reintentar' },
  notRetried: {
    en: 'This job cannot be retried: what it was for has changed meanwhile, or is busy.',
    es: 'Este trabajo no se puede reintentar: aquello para lo que servía ha cambiado o está ocupado.',
  },
  outbox: { en: 'Outbox', es: 'Bandeja de salida' },
  outboxHint: {
    en: 'The newest 50 e-mails. Without a mail server they stay here.',
    es: 'Los 50 correos más recientes. Sin servidor de correo se quedan aquí.',
  },
  to: { en: 'To', es: 'Para' },
  subject: { en: 'Subject', es: 'Asunto' },
  sent: { en: 'Sent', es: 'Enviado' },
  mailState: {
    waiting: { en: 'not sent', es: 'sin enviar' },
    sending: { en: 'being sent', es: 'enviándose' },
    handed: { en: 'being sent', es: 'enviándose' },
    unsure: {
      en: 'unsure: it was handed over, and the mail server never said whether it took it',
      es: 'dudoso: se entregó al servidor de correo, que no confirmó si lo aceptó',
    },
    failed: { en: 'given up', es: 'abandonado' },
  },
  openMails: {
    en: 'E-mails that are not sent by themselves any more: ',
    es: 'Correos que ya no se envían por sí solos: ',
  },
  openMailsHint: {
    en: 'Send an unsure one again only if it did not arrive: its addressee may get it twice.',
    es: 'Reenvíe uno dudoso solo si no ha llegado: el destinatario podría recibirlo dos veces.',
  },
  sendAgain: { en: 'Send again', es: 'Volver a enviar' },
  notSentAgain: {
    en: 'This e-mail cannot be sent again: it has been sent, or is on its way.',
    es: 'Este correo no se puede volver a enviar: ya se envió o está en camino.',
  },
  refresh: { en: 'Refresh', es: 'Actualizar' },
} satisfies Texts;
