import { accessLabels } from '../audit/access-texts.ts';
import { catalogue, sentences, formTexts } from 'shared-domain/texts';
import type { Text } from '../../platform/text/language.ts';

/** Sentences of second factors. */
export const texts = sentences(
  catalogue({
    en: {
      secondStep: 'Your password is right. Please show your second factor.',
      setUpFirst: 'Your password is right. Your account needs a second factor: please set one up.',
      signInAgain: 'This sign-in has run out. Please enter your password again.',
      wrongCode: 'This code is not right, or was used before. Please enter the newest one.',
      wrongRecoveryCode: 'This recovery code is not right, or was used before.',
      wrongPasskey: 'This passkey could not be verified. Please try again.',
      oneFactor: 'Please send one thing: a code, a recovery code or a passkey.',
      tooManyCodes:
        'Too many wrong codes for this account. Use a passkey or a recovery code, or try again in an hour.',
      otherKey:
        'Codes of an app can not be checked at the moment: the server was started without the SECRET_KEY that they are kept with. Use a passkey or a recovery code.',
      proveFirst: 'Please enter your password again first.',
      wrongPassword: 'The password is not right.',
      totpInUse: 'Codes of an app are set up already. Remove them first to use another app.',
      noTotp: 'Please begin the setup again.',
      lastFactor: 'Your account needs a second factor. Set up another one before you remove this one.',
      hasFactor: 'This account has a second factor already. Please sign in with it.',
      noFactor: 'This account has no second factor.',
      notYourOwn: 'Your own second factors are changed on your user profile.',
      passkeyName: 'Please give the passkey a name.',
      reasonRequired: formTexts.en.pleaseGiveReason,
    },
    es: {
      secondStep: 'Su contraseña es correcta. Use ahora su segundo factor.',
      setUpFirst: 'Su contraseña es correcta. Su cuenta necesita un segundo factor: configure uno.',
      signInAgain: 'Este inicio de sesión ha caducado. Escriba de nuevo su contraseña.',
      wrongCode: 'Este código no es correcto o ya se usó. Escriba el más reciente.',
      wrongRecoveryCode: 'Este código de recuperación no es correcto o ya se usó.',
      wrongPasskey: 'No se pudo verificar esta llave de acceso. Inténtelo de nuevo.',
      oneFactor: 'Envíe una sola cosa: un código, un código de recuperación o una llave de acceso.',
      tooManyCodes:
        'Demasiados códigos incorrectos en esta cuenta. Use una llave de acceso o un código de recuperación, o inténtelo de nuevo en una hora.',
      otherKey:
        'En este momento no se pueden comprobar los códigos de una aplicación: el servidor se inició sin la SECRET_KEY con la que se guardan. Use una llave de acceso o un código de recuperación.',
      proveFirst: 'Primero escriba de nuevo su contraseña.',
      wrongPassword: 'La contraseña no es correcta.',
      totpInUse: 'Ya hay configurados códigos de una aplicación. Quítelos primero para usar otra.',
      noTotp: 'Comience de nuevo la configuración.',
      lastFactor: 'Su cuenta necesita un segundo factor. Configure otro antes de quitar este.',
      hasFactor: 'Esta cuenta ya tiene un segundo factor. Inicie sesión con él.',
      noFactor: 'Esta cuenta no tiene un segundo factor.',
      notYourOwn: 'Sus propios segundos factores se cambian en su perfil de usuario.',
      passkeyName: 'Dé un nombre a la llave de acceso.',
      reasonRequired: formTexts.es.pleaseGiveReason,
    },
  }),
);

/** What mails about second factors are called. */
export const mailSubjects = sentences(
  catalogue({
    en: {
      set: accessLabels.en['second-factor.set-up'],
      removed: accessLabels.en['second-factor.remove'],
      recovery: accessLabels.en['second-factor.recovery'],
      reset: accessLabels.en['second-factor.reset'],
    },
    es: {
      set: accessLabels.es['second-factor.set-up'],
      removed: accessLabels.es['second-factor.remove'],
      recovery: accessLabels.es['second-factor.recovery'],
      reset: accessLabels.es['second-factor.reset'],
    },
  }),
);

/** What they tell a person about their own factors. */
export const mailTexts = sentences(
  catalogue({
    en: {
      set: 'A second factor was set up for your Count Exchange account. If this was not you, change your password and tell a super admin.',
      removed:
        'A second factor was removed from your Count Exchange account. If this was not you, change your password and tell a super admin.',
      recovery:
        'Somebody signed in to your Count Exchange account with a recovery code. If this was not you, change your password and tell a super admin.',
      reset:
        'A super admin took the second factor of your Count Exchange account away. Reason: {reason}. Sign in with your password and set up a new one on your user profile. If you did not ask for this, tell a super admin.',
    },
    es: {
      set: 'Se configuró un segundo factor en su cuenta de Count Exchange. Si no fue usted, cambie su contraseña y avise a un superadministrador.',
      removed:
        'Se eliminó un segundo factor de su cuenta de Count Exchange. Si no fue usted, cambie su contraseña y avise a un superadministrador.',
      recovery:
        'Alguien inició sesión en su cuenta de Count Exchange con un código de recuperación. Si no fue usted, cambie su contraseña y avise a un superadministrador.',
      reset:
        'Un superadministrador restableció el segundo factor de su cuenta de Count Exchange. Motivo: {reason}. Inicie sesión con su contraseña y configure uno nuevo en su perfil de usuario. Si no lo pidió, avise a un superadministrador.',
    },
  }),
);

/** Names of what was shown or set up, for the audit log. */
export const methodNames: Record<string, Text> = sentences(
  catalogue({
    en: {
      totp: 'codes of an app',
      passkey: 'passkey',
      recovery: 'recovery code',
    },
    es: {
      totp: 'códigos de una aplicación',
      passkey: 'llave de acceso',
      recovery: 'código de recuperación',
    },
  }),
);
