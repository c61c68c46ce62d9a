import { SUPPORT_EMAIL } from 'shared-ui/domain';
import type { Text } from '../../http/language.ts';

/** Sentences of signing in, people and passwords. */
export const texts = {
  invalidLogin: {
    en: 'Invalid e-mail or password.',
    es: 'Correo electrónico o contraseña no válidos.',
  },
  agencyClosed: {
    en: `Your agency is closed here, so nobody can sign in for it. Please write to ${SUPPORT_EMAIL}.`,
    es: `Su agencia está cerrada aquí, por lo que nadie puede iniciar sesión en ella. Escriba a ${SUPPORT_EMAIL}.`,
  },
  wrongOldPassword: {
    en: 'The old password is not right.',
    es: 'La contraseña anterior no es correcta.',
  },
  passwordsDiffer: {
    en: 'Passwords do not match.',
    es: 'Las contraseñas no coinciden.',
  },
  passwordTooShort: {
    en: 'The new password needs at least 6 characters.',
    es: 'La nueva contraseña necesita al menos 6 caracteres.',
  },
  nameRequired: {
    en: 'Invalid name (required)',
    es: 'Nombre no válido (obligatorio)',
  },
  invalidEmail: {
    en: 'Invalid e-mail address.',
    es: 'Dirección de correo electrónico no válida.',
  },
  emailTaken: {
    en: 'Another account already has this e-mail address.',
    es: 'Otra cuenta ya tiene esta dirección de correo electrónico.',
  },
  notYourself: {
    en: 'You cannot delete your own account.',
    es: 'No puede eliminar su propia cuenta.',
  },
  lastSuperAdmin: {
    en: 'The last super admin cannot be deleted.',
    es: 'No se puede eliminar al último superadministrador.',
  },
  noGrant: {
    en: 'Only a super admin may grant or withdraw admin rights.',
    es: 'Solo un superadministrador puede otorgar o retirar derechos de administrador.',
  },
  unknownAgency: {
    en: 'There is no such agency.',
    es: 'Esa agencia no existe.',
  },
  notARobot: {
    en: 'Please verify you are not a robot.',
    es: 'Confirme que no es un robot.',
  },
  tokenInvalid: {
    en: 'Recaptcha token is invalid',
    es: 'El token de Recaptcha no es válido',
  },
  codes: {
    en: 'The Recaptcha service responded with the following error codes:',
    es: 'El servicio Recaptcha respondió con los siguientes códigos de error:',
  },
  invalidPassword: {
    en: 'Invalid password (required, 8 characters minimum, must match)',
    es: 'Contraseña no válida (obligatoria, mínimo 8 caracteres, deben coincidir)',
  },
  linkInvalid: {
    en: 'This link is not valid any more. Please ask for a new one under “Forgot Password”.',
    es: 'Este enlace ya no es válido. Pida uno nuevo en «¿Olvidó su contraseña?».',
  },
  resetMail: {
    en: 'Set a new password for Count Exchange with this link within an hour. If you did not ask for it, do nothing: your password stays as it is.',
    es: 'Establezca una nueva contraseña de Count Exchange con este enlace en el plazo de una hora. Si no la pidió, no haga nada: su contraseña no cambia.',
  },
  resetSubject: {
    en: 'New password for Count Exchange',
    es: 'Nueva contraseña de Count Exchange',
  },
  welcomeMail: {
    en: 'Your Count Exchange account is ready. Set your password with this link within 7 days; after that, ask for a new one under “Forgot Password”.',
    es: 'Su cuenta de Count Exchange está lista. Establezca su contraseña con este enlace en un plazo de 7 días; después, pida uno nuevo en «¿Olvidó su contraseña?».',
  },
  welcomeSubject: {
    en: 'Your Count Exchange account',
    es: 'Su cuenta de Count Exchange',
  },
} satisfies Record<string, Text>;
