import { SUPPORT_EMAIL } from 'shared-domain';
import type { Text } from '../../platform/text/language.ts';

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
    en: 'The new password needs at least 8 characters.',
    es: 'La nueva contraseña debe tener al menos 8 caracteres.',
  },
  commonPassword: {
    en: 'This is one of the 10,000 most common passwords, which are tried first. Please choose another one.',
    es: 'Es una de las 10,000 contraseñas más comunes, que son las primeras que se prueban. Elija otra.',
  },
  ownPassword: {
    en: 'A password must not be your name, your e-mail address or the name of this product.',
    es: 'La contraseña no debe ser su nombre, su correo electrónico ni el nombre de este producto.',
  },
  passwordForEmail: {
    en: 'Enter your own password to change an e-mail address.',
    es: 'Escriba su propia contraseña para cambiar una dirección de correo.',
  },
  wrongPassword: {
    en: 'This is not your password.',
    es: 'Esta no es su contraseña.',
  },
  emailChangeSubject: {
    en: 'The e-mail address of your Count Exchange account',
    es: 'La dirección de correo de su cuenta de Count Exchange',
  },
  emailAskedMail: {
    en: 'Somebody asked to change the e-mail address of your Count Exchange account. This address stays valid until the new one is confirmed. If it was not you or your administrator, set a new password under “Forgot Password”: that ends the change.',
    es: 'Alguien pidió cambiar la dirección de correo de su cuenta de Count Exchange. Esta dirección sigue siendo válida hasta que se confirme la nueva. Si no fue usted ni su administrador, establezca una nueva contraseña en «¿Olvidó su contraseña?»: eso anula el cambio.',
  },
  emailChangedMail: {
    en: 'Your Count Exchange account has another e-mail address now; this one does not sign in any more. If you did not expect this, please write to your administrator.',
    es: 'Su cuenta de Count Exchange tiene ahora otra dirección de correo; con esta ya no se inicia sesión. Si no lo esperaba, escriba a su administrador.',
  },
  confirmEmailSubject: {
    en: 'Confirm your e-mail address for Count Exchange',
    es: 'Confirme su dirección de correo para Count Exchange',
  },
  confirmEmailMail: {
    en: 'Confirm with this link within 24 hours that this is the new e-mail address of your Count Exchange account. If you do not know of this, do nothing.',
    es: 'Confirme con este enlace en un plazo de 24 horas que esta es la nueva dirección de correo de su cuenta de Count Exchange. Si no sabe de qué se trata, no haga nada.',
  },
  confirmationInvalid: {
    en: 'This link is not valid any more. The e-mail address was not changed by it.',
    es: 'Este enlace ya no es válido. Con él no se cambió la dirección de correo.',
  },
  alreadyActive: {
    en: 'This person has set a password already. Who has forgotten it asks for a new one under “Forgot Password”.',
    es: 'Esta persona ya estableció una contraseña. Quien la haya olvidado pide otra en «¿Olvidó su contraseña?».',
  },
  fellowAdmin: {
    en: 'Only a super admin may delete an admin or change their e-mail address.',
    es: 'Solo un superadministrador puede eliminar a un administrador o cambiar su dirección de correo.',
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
    en: 'This is the last super admin who can sign in. Make another person a super admin first.',
    es: 'Es el último superadministrador que puede iniciar sesión. Convierta antes a otra persona en superadministrador.',
  },
  noGrant: {
    en: 'Only a super admin may grant or withdraw rights.',
    es: 'Solo un superadministrador puede conceder o retirar permisos.',
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
