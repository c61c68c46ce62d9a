import { catalogue, sentences, common, formTexts, personTexts } from 'shared-domain/texts';
import { SUPPORT_EMAIL } from 'shared-domain';

/** Sentences of signing in, people and passwords. */
export const texts = sentences(
  catalogue({
    en: {
      notFound: 'This record does not exist, or belongs to another agency.',
      otherAgency:
        'Your agency was changed, so this page shows another one than you work in now. Nothing was changed here.',
      invalidLogin: 'Invalid e-mail or password.',
      agencyClosed: `Your agency is closed here, so nobody can sign in for it. Please write to ${SUPPORT_EMAIL}.`,
      wrongOldPassword: 'The old password is not right.',
      passwordsDiffer: personTexts.en.passwordsDiffer,
      passwordTooShort: personTexts.en.passwordTooShort,
      commonPassword:
        'This is one of the 10,000 most common passwords, which are tried first. Please choose another one.',
      ownPassword: 'A password must not be your name, your e-mail address or the name of this product.',
      passwordForEmail: formTexts.en.ownPassword,
      wrongPassword: 'This is not your password.',
      emailChangeSubject: 'The e-mail address of your Count Exchange account',
      emailAskedMail:
        'Somebody asked to change the e-mail address of your Count Exchange account. This address stays valid until the new one is confirmed. If it was not you or your administrator, set a new password under “Forgot Password”: that ends the change.',
      emailChangedMail:
        'Your Count Exchange account has another e-mail address now; this one does not sign in any more. If you did not expect this, please write to your administrator.',
      confirmEmailSubject: 'Confirm your e-mail address for Count Exchange',
      confirmEmailMail:
        'Confirm with this link within 24 hours that this is the new e-mail address of your Count Exchange account. If you do not know of this, do nothing.',
      confirmationInvalid: 'This link is not valid any more. The e-mail address was not changed by it.',
      alreadyActive:
        'This person has set a password already. Who has forgotten it asks for a new one under “Forgot Password”.',
      fellowAdmin: 'Only a super admin may delete an admin or change their e-mail address.',
      nameRequired: common.en.nameRequired,
      invalidEmail: formTexts.en.emailInvalid,
      emailTaken: 'Another account already has this e-mail address.',
      notYourself: 'You cannot delete your own account.',
      lastSuperAdmin:
        'This is the last super admin who can sign in. Make another person a super admin first.',
      noGrant: 'Only a super admin may grant or withdraw rights.',
      unknownAgency: formTexts.en.noSuchAgency,
      notARobot: personTexts.en.notARobot,
      tokenInvalid: personTexts.en.badToken,
      codes: personTexts.en.errorCodes,
      invalidPassword: personTexts.en.passwordInvalid,
      linkInvalid: 'This link is not valid any more. Please ask for a new one under “Forgot Password”.',
      resetMail:
        'Set a new password for Count Exchange with this link within an hour. If you did not ask for it, do nothing: your password stays as it is.',
      resetSubject: 'New password for Count Exchange',
      welcomeMail:
        'Your Count Exchange account is ready. Set your password with this link within 7 days; after that, ask for a new one under “Forgot Password”.',
      welcomeSubject: 'Your Count Exchange account',
    },
    es: {
      notFound: 'Este registro no existe o pertenece a otra agencia.',
      otherAgency:
        'Su agencia ha cambiado, por lo que esta página muestra otra distinta de la actual. Aquí no se cambió nada.',
      invalidLogin: 'Correo electrónico o contraseña no válidos.',
      agencyClosed: `Su agencia está cerrada aquí, por lo que nadie puede iniciar sesión en ella. Escriba a ${SUPPORT_EMAIL}.`,
      wrongOldPassword: 'La contraseña anterior no es correcta.',
      passwordsDiffer: personTexts.es.passwordsDiffer,
      passwordTooShort: personTexts.es.passwordTooShort,
      commonPassword:
        'Es una de las 10,000 contraseñas más comunes, que son las primeras que se prueban. Elija otra.',
      ownPassword:
        'La contraseña no debe ser su nombre, su correo electrónico ni el nombre de este producto.',
      passwordForEmail: formTexts.es.ownPassword,
      wrongPassword: 'Esta no es su contraseña.',
      emailChangeSubject: 'La dirección de correo de su cuenta de Count Exchange',
      emailAskedMail:
        'Alguien pidió cambiar la dirección de correo de su cuenta de Count Exchange. Esta dirección sigue siendo válida hasta que se confirme la nueva. Si no fue usted ni su administrador, establezca una nueva contraseña en «¿Olvidó su contraseña?»: eso anula el cambio.',
      emailChangedMail:
        'Su cuenta de Count Exchange tiene ahora otra dirección de correo; con esta ya no se inicia sesión. Si no lo esperaba, escriba a su administrador.',
      confirmEmailSubject: 'Confirme su dirección de correo para Count Exchange',
      confirmEmailMail:
        'Confirme con este enlace en un plazo de 24 horas que esta es la nueva dirección de correo de su cuenta de Count Exchange. Si no sabe de qué se trata, no haga nada.',
      confirmationInvalid: 'Este enlace ya no es válido. Con él no se cambió la dirección de correo.',
      alreadyActive:
        'Esta persona ya estableció una contraseña. Quien la haya olvidado pide otra en «¿Olvidó su contraseña?».',
      fellowAdmin:
        'Solo un superadministrador puede eliminar a un administrador o cambiar su dirección de correo.',
      nameRequired: common.es.nameRequired,
      invalidEmail: formTexts.es.emailInvalid,
      emailTaken: 'Otra cuenta ya tiene esta dirección de correo electrónico.',
      notYourself: 'No puede eliminar su propia cuenta.',
      lastSuperAdmin:
        'Es el último superadministrador que puede iniciar sesión. Convierta antes a otra persona en superadministrador.',
      noGrant: 'Solo un superadministrador puede conceder o retirar permisos.',
      unknownAgency: formTexts.es.noSuchAgency,
      notARobot: personTexts.es.notARobot,
      tokenInvalid: personTexts.es.badToken,
      codes: personTexts.es.errorCodes,
      invalidPassword: personTexts.es.passwordInvalid,
      linkInvalid: 'Este enlace ya no es válido. Pida uno nuevo en «¿Olvidó su contraseña?».',
      resetMail:
        'Establezca una nueva contraseña de Count Exchange con este enlace en el plazo de una hora. Si no la pidió, no haga nada: su contraseña no cambia.',
      resetSubject: 'Nueva contraseña de Count Exchange',
      welcomeMail:
        'Su cuenta de Count Exchange está lista. Establezca su contraseña con este enlace en un plazo de 7 días; después, pida uno nuevo en «¿Olvidó su contraseña?».',
      welcomeSubject: 'Su cuenta de Count Exchange',
    },
  }),
);
