import { catalogue } from './catalogue.ts';

/** What sign-in, registration and profile say, and the server of them. */
export const personTexts = catalogue({
  en: {
    name: 'Name',
    secondFactor: 'Second factor',
    phone: 'Phone',
    organization: 'Organization',
    yourPassword: 'Your password',
    userUpdated: 'User information updated.',
    passwordsDiffer: 'Passwords do not match.',
    passwordTooShort: 'The new password needs at least 8 characters.',
    notARobot: 'Please verify you are not a robot.',
    badToken: 'Recaptcha token is invalid',
    errorCodes: 'The Recaptcha service responded with the following error codes: {codes}',
    passwordInvalid: 'Invalid password (required, 8 characters minimum, must match)',
    agree: 'Please agree to the terms and conditions.',
  },
  es: {
    name: 'Nombre',
    secondFactor: 'Segundo factor',
    phone: 'Teléfono',
    organization: 'Organización',
    yourPassword: 'Su contraseña',
    userUpdated: 'Se actualizó la información del usuario.',
    passwordsDiffer: 'Las contraseñas no coinciden.',
    passwordTooShort: 'La nueva contraseña debe tener al menos 8 caracteres.',
    notARobot: 'Confirme que no es un robot.',
    badToken: 'El token de Recaptcha no es válido',
    errorCodes: 'El servicio Recaptcha respondió con los siguientes códigos de error: {codes}',
    passwordInvalid: 'Contraseña no válida (obligatoria, mínimo 8 caracteres, deben coincidir)',
    agree: 'Acepte los términos y condiciones.',
  },
});
