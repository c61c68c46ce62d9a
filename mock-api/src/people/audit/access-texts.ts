import type { Text } from '../../platform/text/language.ts';

/** Entries about people, sessions, and what left the system. */
export const accessActions = {
  'user.add': {
    label: { en: 'User added', es: 'Usuario agregado' },
    text: { en: 'Added the user {name} ({email}).', es: 'Agregó al usuario {name} ({email}).' },
  },
  'user.update': {
    label: { en: 'User changed', es: 'Usuario modificado' },
    text: {
      en: 'Changed the user {before.name}: {changes}.',
      es: 'Modificó al usuario {before.name}: {changes}.',
    },
  },
  'user.invite': {
    label: { en: 'Invitation sent again', es: 'Invitación enviada de nuevo' },
    text: {
      en: 'Sent {name} ({email}) another link to set a password.',
      es: 'Envió a {name} ({email}) otro enlace para establecer una contraseña.',
    },
  },
  'user.email-asked': {
    label: { en: 'E-mail address to be confirmed', es: 'Correo por confirmar' },
    text: {
      en: 'Asked to change the e-mail address of {name} from {before} to {after}.',
      es: 'Pidió cambiar el correo de {name} de {before} a {after}.',
    },
  },
  'user.email': {
    label: { en: 'E-mail address changed', es: 'Correo cambiado' },
    text: {
      en: 'The e-mail address of {name} was changed from {before} to {after}.',
      es: 'El correo de {name} cambió de {before} a {after}.',
    },
  },
  'user.make-admin': {
    label: { en: 'Super admin made on the server', es: 'Superadministrador creado en el servidor' },
    text: {
      en: 'Somebody with access to the server made {name} ({email}) a super admin.',
      es: 'Alguien con acceso al servidor convirtió a {name} ({email}) en superadministrador.',
    },
  },
  'user.delete': {
    label: { en: 'User deleted', es: 'Usuario eliminado' },
    text: { en: 'Deleted the user {name} ({email}).', es: 'Eliminó al usuario {name} ({email}).' },
  },
  'password.update': {
    label: { en: 'Password changed', es: 'Contraseña cambiada' },
    text: { en: 'Changed their own password.', es: 'Cambió su propia contraseña.' },
  },
  'password.reset': {
    label: { en: 'Password set by link', es: 'Contraseña establecida por enlace' },
    text: {
      en: 'Set their password by an e-mailed link.',
      es: 'Estableció su contraseña con un enlace enviado por correo.',
    },
  },
  'registration.add': {
    label: { en: 'Registration received', es: 'Solicitud de registro recibida' },
    text: { en: '{name} ({email}) asked for an account.', es: '{name} ({email}) pidió una cuenta.' },
  },
  'registration.approve': {
    label: { en: 'Registration approved', es: 'Solicitud de registro aprobada' },
    text: {
      en: 'Approved the registration of {name} ({email}).',
      es: 'Aprobó la solicitud de registro de {name} ({email}).',
    },
  },
  'registration.reject': {
    label: { en: 'Registration rejected', es: 'Solicitud de registro rechazada' },
    text: {
      en: 'Rejected the registration of {name} ({email}): {reason}',
      es: 'Rechazó la solicitud de registro de {name} ({email}): {reason}',
    },
  },
  'agency.switch': {
    label: { en: 'Agency switched', es: 'Cambio de agencia' },
    text: {
      en: 'Went from the agency {from} to {to}.',
      es: 'Pasó de la agencia {from} a {to}.',
    },
  },
  'session.sign-in': {
    label: { en: 'Signed in', es: 'Inicio de sesión' },
    text: { en: 'Signed in from {address} ({device}).', es: 'Inició sesión desde {address} ({device}).' },
  },
  'session.sign-in-failed': {
    label: { en: 'Sign-in failed', es: 'Inicio de sesión fallido' },
    text: {
      en: 'Tried to sign in as {accounts} from {address} and failed. Tries: {times}.',
      es: 'Intentó iniciar sesión como {accounts} desde {address} sin éxito. Intentos: {times}.',
    },
  },
  'session.sign-out': {
    label: { en: 'Signed out', es: 'Cierre de sesión' },
    text: { en: 'Signed out.', es: 'Cerró la sesión.' },
  },
  'session.end': {
    label: { en: 'Session ended', es: 'Otra sesión cerrada' },
    text: {
      en: 'Ended their session on {device} ({address}).',
      es: 'Cerró su sesión en {device} ({address}).',
    },
  },
  'session.end-others': {
    label: { en: 'Other sessions ended', es: 'Otras sesiones cerradas' },
    text: {
      en: 'Ended all of their other sessions: {ended}.',
      es: 'Cerró todas sus demás sesiones: {ended}.',
    },
  },
  'session.end-all': {
    label: { en: 'A person’s sessions ended', es: 'Sesiones de una persona cerradas' },
    text: {
      en: 'Ended all sessions of {name} ({email}): {ended}.',
      es: 'Cerró todas las sesiones de {name} ({email}): {ended}.',
    },
  },
  'second-factor.set-up': {
    label: { en: 'Second factor set up', es: 'Segundo factor configurado' },
    text: { en: 'Set up a second factor: {method}.', es: 'Configuró un segundo factor: {method}.' },
  },
  'second-factor.used': {
    label: { en: 'Second factor shown', es: 'Segundo factor usado' },
    text: {
      en: 'Signed in with a second factor: {method}.',
      es: 'Inició sesión con un segundo factor: {method}.',
    },
  },
  'second-factor.failed': {
    label: { en: 'Second factor wrong', es: 'Segundo factor incorrecto' },
    text: {
      en: 'Knew the password of {accounts} and showed a wrong second factor from {address}. Tries: {times}.',
      es: 'Conocía la contraseña de {accounts} y usó un segundo factor incorrecto desde {address}. Intentos: {times}.',
    },
  },
  'second-factor.recovery': {
    label: { en: 'Recovery code used', es: 'Código de recuperación usado' },
    text: {
      en: 'Signed in with a recovery code. Codes left: {left}.',
      es: 'Inició sesión con un código de recuperación. Códigos restantes: {left}.',
    },
  },
  'second-factor.codes': {
    label: { en: 'Recovery codes made', es: 'Códigos de recuperación creados' },
    text: { en: 'Made new recovery codes.', es: 'Creó códigos de recuperación nuevos.' },
  },
  'second-factor.remove': {
    label: { en: 'Second factor removed', es: 'Segundo factor eliminado' },
    text: { en: 'Removed a second factor: {method}.', es: 'Eliminó un segundo factor: {method}.' },
  },
  'second-factor.reset': {
    label: { en: 'Second factor reset', es: 'Segundo factor restablecido' },
    text: {
      en: 'Took the second factor of {name} ({email}) away. Reason: {reason}',
      es: 'Restableció el segundo factor de {name} ({email}). Motivo: {reason}',
    },
  },
  'cache.clear': {
    label: { en: 'Cache cleared', es: 'Caché vaciada' },
    text: { en: 'Cleared the cache.', es: 'Vació la caché.' },
  },
  'export.download': {
    label: { en: 'Export downloaded', es: 'Exportación descargada' },
    text: { en: 'Downloaded the export {file}.', es: 'Descargó la exportación {file}.' },
  },
  'import.download-rejected': {
    label: { en: 'Rejected lines downloaded', es: 'Líneas rechazadas descargadas' },
    text: {
      en: 'Downloaded the lines that the import of {file} refused.',
      es: 'Descargó las líneas que rechazó la importación de {file}.',
    },
  },
  'report.download': {
    label: { en: 'Report downloaded', es: 'Informe descargado' },
    text: {
      en: 'Took the table of annual averages of {station_id_tmg}.',
      es: 'Descargó la tabla de promedios anuales de {station_id_tmg}.',
    },
  },
} satisfies Record<string, { label: Text; text: Text }>;
