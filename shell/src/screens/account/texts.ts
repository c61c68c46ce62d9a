import { shellWords } from '../../words.texts.ts';
import { common, commonWords, personTexts, pageTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** Registration, forgotten passwords, one's own profile and password. */
export const accountTexts = catalogue({
  en: {
    firstName: 'First Name',
    lastName: 'Last Name',
    name: personTexts.en.name,
    email: pageTexts.en.email,
    tel: personTexts.en.phone,
    organization: personTexts.en.organization,
    agree: 'I agree to the terms and conditions',
    fieldRequired: common.en.fieldRequired,
    agreeRequired: personTexts.en.agree,
    nameRequired: common.en.nameRequired,
    emailInvalid: 'Enter an e-mail address such as name@agency.example.',
    required: common.en.fieldsMarked,
    toLogin: 'Back to login',
    terms: shellWords.en.terms,

    registerTitle: 'New around here? Please register below.',
    register: shellWords.en.register,
    registered: 'Thank you!',
    registeredText:
      'Your request is processed by administrators, who verify the information and set up your account. You must complete the registration when an e-mail arrives.',
    registerFailed: 'An error occurred while registering.',
    notARobot: personTexts.en.notARobot,
    recaptchaCodes: personTexts.en.errorCodes,
    recaptchaInvalid: personTexts.en.badToken,

    forgotTitle: shellWords.en.forgotPassword,
    forgotIntro: 'Enter the e-mail address of your account. We will send you a link to set a new password.',
    submit: 'Submit',
    forgotFailed: 'The email could not be found.',
    forgotSent:
      'Please check your e-mail. If an account belongs to {email}, a link to set a new password is on its way; it works once and for one hour.',

    recoverTitle: shellWords.en.setPassword,
    recoverIntro: 'Choose the password for {email}.',
    recoverIncomplete:
      'This link is not complete. Please open the link of the e-mail again, or ask for a new one.',
    askAgain: 'Ask for a new link',
    password: shellWords.en.password,
    confirmPassword: 'Confirm Password',
    passwordInvalid: personTexts.en.passwordInvalid,
    finish: 'Finish',
    passwordSet: 'Your password is set. Please login with it.',

    profileTitle: shellWords.en.userProfile,
    updateUser: 'Update User',
    updatePassword: pageTexts.en.updatePassword,
    apiTokens: commonWords.en.apiTokens,
    profileSaved: personTexts.en.userUpdated,
    ownPassword: personTexts.en.yourPassword,
    ownPasswordHint: 'To change the e-mail address. The new address gets a link to confirm it.',
    ownPasswordRequired: 'Enter your password to change the e-mail address.',
    pendingEmail:
      '{pending} waits to be confirmed: please open the link that was sent there. Until then you sign in with {email}.',
    confirmTitle: shellWords.en.confirmEMail,
    confirmIntro: 'Confirm that this is the new e-mail address of your account.',
    confirm: 'Confirm',
    confirmFailed: 'The e-mail address could not be confirmed.',
    confirmed: 'Your e-mail address is {email} now. Please login with it.',
    confirmIncomplete: 'This link is not complete. Please open the link of the e-mail again.',
    profileFailed: 'Your user information could not be updated.',
    agency: pageTexts.en.agency,

    oldPassword: 'Old Password',
    newPassword: 'New Password',
    confirmNewPassword: 'Confirm New Password',
    passwordTooShort: personTexts.en.passwordTooShort,
    passwordHint:
      'At least 8 characters; none of the 10,000 most common passwords, and not your name, your e-mail address or the name of this product.',
    passwordsDiffer: personTexts.en.passwordsDiffer,
    passwordFailed: 'There was a problem updating your password.',
    passwordSaved: 'Your password was changed. Other devices have been signed out.',
    toProfile: 'Back to the user profile',
  },
  es: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    name: personTexts.es.name,
    email: pageTexts.es.email,
    tel: personTexts.es.phone,
    organization: personTexts.es.organization,
    agree: 'Acepto los términos y condiciones',
    fieldRequired: common.es.fieldRequired,
    agreeRequired: personTexts.es.agree,
    nameRequired: common.es.nameRequired,
    emailInvalid: 'Escriba una dirección de correo como nombre@agencia.example.',
    required: common.es.fieldsMarked,
    toLogin: 'Volver al inicio de sesión',
    terms: shellWords.es.terms,

    registerTitle: '¿Es nuevo por aquí? Regístrese a continuación.',
    register: shellWords.es.register,
    registered: '¡Gracias!',
    registeredText:
      'Los administradores tramitan su solicitud: verifican la información y crean su cuenta. Deberá completar el registro cuando reciba un correo electrónico.',
    registerFailed: 'Se produjo un error durante el registro.',
    notARobot: personTexts.es.notARobot,
    recaptchaCodes: personTexts.es.errorCodes,
    recaptchaInvalid: personTexts.es.badToken,

    forgotTitle: shellWords.es.forgotPassword,
    forgotIntro:
      'Escriba la dirección de correo de su cuenta. Le enviaremos un enlace para establecer una contraseña nueva.',
    submit: 'Enviar',
    forgotFailed: 'No se encontró el correo electrónico.',
    forgotSent:
      'Revise su correo. Si hay una cuenta con la dirección {email}, va en camino un enlace para establecer una contraseña nueva; sirve una sola vez y durante una hora.',

    recoverTitle: shellWords.es.setPassword,
    recoverIntro: 'Elija la contraseña de {email}.',
    recoverIncomplete:
      'Este enlace no está completo. Abra de nuevo el enlace del correo electrónico o pida otro.',
    askAgain: 'Pedir un enlace nuevo',
    password: shellWords.es.password,
    confirmPassword: 'Confirmar la contraseña',
    passwordInvalid: personTexts.es.passwordInvalid,
    finish: 'Terminar',
    passwordSet: 'Su contraseña está establecida. Inicie sesión con ella.',

    profileTitle: shellWords.es.userProfile,
    updateUser: 'Actualizar usuario',
    updatePassword: pageTexts.es.updatePassword,
    apiTokens: commonWords.es.apiTokens,
    profileSaved: personTexts.es.userUpdated,
    ownPassword: personTexts.es.yourPassword,
    ownPasswordHint: 'Para cambiar el correo. La dirección nueva recibe un enlace para confirmarla.',
    ownPasswordRequired: 'Escriba su contraseña para cambiar la dirección de correo.',
    pendingEmail:
      '{pending} está por confirmar: abra el enlace que se envió a esa dirección. Hasta entonces, inicie sesión con {email}.',
    confirmTitle: shellWords.es.confirmEMail,
    confirmIntro: 'Confirme que esta es la nueva dirección de correo de su cuenta.',
    confirm: 'Confirmar',
    confirmFailed: 'No se pudo confirmar la dirección de correo.',
    confirmed: 'Ahora su dirección de correo es {email}. Inicie sesión con ella.',
    confirmIncomplete: 'Este enlace no está completo. Abra de nuevo el enlace del correo electrónico.',
    profileFailed: 'No se pudo actualizar su información.',
    agency: pageTexts.es.agency,

    oldPassword: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
    confirmNewPassword: 'Confirmar la contraseña nueva',
    passwordTooShort: personTexts.es.passwordTooShort,
    passwordHint:
      'Al menos 8 caracteres; ninguna de las 10,000 contraseñas más comunes, ni su nombre, su correo electrónico o el nombre de este producto.',
    passwordsDiffer: personTexts.es.passwordsDiffer,
    passwordFailed: 'Hubo un problema al actualizar su contraseña.',
    passwordSaved: 'Su contraseña cambió. Se cerró la sesión en los demás dispositivos.',
    toProfile: 'Volver al perfil de usuario',
  },
});

/** A text of these screens. */
export type AccountText = keyof typeof accountTexts.en;
