import type { Text } from '../../http/language.ts';

/** Sentences of signing in, people and passwords. */
export const texts = {
  invalidLogin: {
    en: 'Invalid e-mail or password.',
    es: 'Correo electrónico o contraseña no válidos.',
  },
  tooManyLogins: {
    en: 'Too many failed sign-ins. Please try again in 15 minutes.',
    es: 'Demasiados intentos fallidos. Inténtelo de nuevo en 15 minutos.',
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
} satisfies Record<string, Text>;
