import { pageTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** Texts of the bell and its list. */
export const notificationTexts = catalogue({
  en: {
    notifications: 'Notifications',
    notificationsUnread: 'Notifications, {count} unread',
    noNotifications: 'Nothing has finished yet. You will find your certifications, imports and exports here.',
    notificationsFailed: 'The notifications could not be loaded.',
    open: 'Open it',
    newMark: 'New',
    failedMark: pageTexts.en.itFailed,
    pending: '{count, plural, one {# process is running} other {# processes are running}}',
    loading: pageTexts.en.loading,
  },
  es: {
    notifications: 'Notificaciones',
    notificationsUnread: 'Notificaciones, {count} sin leer',
    noNotifications:
      'Todavía no ha terminado nada. Aquí encontrará sus certificaciones, importaciones y exportaciones.',
    notificationsFailed: 'No se pudieron cargar las notificaciones.',
    open: 'Abrirlo',
    newMark: 'Nueva',
    failedMark: pageTexts.es.itFailed,
    pending: '{count, plural, one {# proceso en curso} other {# procesos en curso}}',
    loading: pageTexts.es.loading,
  },
});
