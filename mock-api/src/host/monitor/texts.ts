import { catalogue, commonWords, dataWords, pageTexts, sentences } from 'shared-domain/texts';

/** Texts of the monitoring page. */
export const texts = sentences(
  catalogue({
    en: {
      title: pageTexts.en.monitor,
      queues: 'Queues',
      queue: 'Queue',
      waiting: commonWords.en.waiting,
      running: 'Running',
      done: 'Done',
      failed: 'Failed',
      jobs: 'Jobs',
      jobsHint: 'Those that failed first, then those that wait or run, the newest first.',
      afterFailure: 'after it failed',
      times: 'Times are those of',
      otherLanguage: 'Español',
      none: 'None.',
      job: 'Job',
      state: pageTexts.en.state,
      created: 'Created',
      tries: 'Retries',
      error: 'Error',
      action: commonWords.en.action,
      retry: 'Retry',
      notRetried: 'This job cannot be retried: what it was for has changed meanwhile, or is busy.',
      outbox: 'Outbox',
      outboxHint: 'The newest 50 e-mails. Without a mail server they stay here.',
      to: 'To',
      subject: 'Subject',
      sent: 'Sent',
      openMails: 'E-mails that are not sent by themselves any more: ',
      openMailsHint: 'Send an unsure one again only if it did not arrive: its addressee may get it twice.',
      sendAgain: 'Send again',
      notSentAgain: 'This e-mail cannot be sent again: it has been sent, or is on its way.',
      refresh: 'Refresh',
      queuesAndJobs: 'Queues and jobs',
      failuresAndVersions: 'Failures and versions',
    },
    es: {
      title: pageTexts.es.monitor,
      queues: 'Colas',
      queue: 'Cola',
      waiting: commonWords.es.waiting,
      running: 'En ejecución',
      done: 'Terminados',
      failed: 'Fallidos',
      jobs: 'Trabajos',
      jobsHint:
        'Primero los fallidos y después los que esperan o se ejecutan; en cada grupo, los más recientes primero.',
      afterFailure: 'tras fallar',
      times: 'Las horas son las de',
      otherLanguage: 'English',
      none: 'Ninguno.',
      job: 'Trabajo',
      state: pageTexts.es.state,
      created: 'Creado',
      tries: 'Reintentos',
      error: 'Error',
      action: commonWords.es.action,
      retry: 'Reintentar',
      notRetried:
        'Este trabajo no se puede reintentar: aquello para lo que servía ha cambiado o está ocupado.',
      outbox: 'Bandeja de salida',
      outboxHint: 'Los 50 correos más recientes. Sin servidor de correo se quedan aquí.',
      to: 'Para',
      subject: 'Asunto',
      sent: 'Enviado',
      openMails: 'Correos que ya no se envían por sí solos: ',
      openMailsHint: 'Reenvíe uno dudoso solo si no ha llegado: el destinatario podría recibirlo dos veces.',
      sendAgain: 'Volver a enviar',
      notSentAgain: 'Este correo no se puede volver a enviar: ya se envió o está en camino.',
      refresh: 'Actualizar',
      queuesAndJobs: 'Colas y trabajos',
      failuresAndVersions: 'Fallos y versiones',
    },
  }),
);

/** The states of jobs. */
export const jobStates = sentences(
  catalogue({
    en: {
      created: 'waiting',
      retry: 'waiting to be tried again',
      active: 'running',
      failed: 'failed',
    },
    es: {
      created: 'en espera',
      retry: 'en espera de otro intento',
      active: 'en ejecución',
      failed: 'fallido',
    },
  }),
);

/** What each queue is for. */
export const queueNames = sentences(
  catalogue({
    en: {
      certify: dataWords.en.certification,
      'deliver-mail': 'E-mail',
      'export-csv': 'CSV export',
      'export-tmas': 'TMAS export',
      'fetch-weather': 'Fetching weather',
      'find-oddities': commonWords.en.findings,
      'forgot-password': 'Forgotten password',
      'import-counts': 'Import of a file',
      'read-drop': 'File of the drop folder',
      'import-eco-counts': 'Import from Eco-Visio',
      'judge-health': 'Looking at counters',
      'make-open-files': 'Files of open data',
      'publish-open-data': 'Publishing open data',
      'run-automatic-import': 'Automatic import',
      'undo-import': 'Undoing an import',
    },
    es: {
      certify: dataWords.es.certification,
      'deliver-mail': 'Correo',
      'export-csv': 'Exportación CSV',
      'export-tmas': 'Exportación TMAS',
      'fetch-weather': 'Obtención del tiempo',
      'find-oddities': commonWords.es.findings,
      'forgot-password': 'Contraseña olvidada',
      'import-counts': 'Importación de un archivo',
      'read-drop': 'Archivo de la carpeta de entrega',
      'import-eco-counts': 'Importación desde Eco-Visio',
      'judge-health': 'Revisión de contadores',
      'make-open-files': 'Archivos de datos abiertos',
      'publish-open-data': 'Publicación de datos abiertos',
      'run-automatic-import': 'Importación automática',
      'undo-import': 'Deshacer una importación',
    },
  }),
);

/** The states of e-mails that are not sent. */
export const mailStates = sentences(
  catalogue({
    en: {
      waiting: 'not sent',
      sending: 'being sent',
      handed: 'being sent',
      unsure: 'unsure: it was handed over, and the mail server never said whether it took it',
      failed: 'given up',
    },
    es: {
      waiting: 'sin enviar',
      sending: 'enviándose',
      handed: 'enviándose',
      unsure: 'dudoso: se entregó al servidor de correo, que no confirmó si lo aceptó',
      failed: 'abandonado',
    },
  }),
);
