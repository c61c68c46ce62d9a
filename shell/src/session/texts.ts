import { pageTexts } from 'shared-domain/texts';
import { shellWords } from '../words.texts.ts';
import { shellTexts } from '../texts.ts';
import { catalogue } from 'shared-ui/i18n';

/** Texts of a session that ends, and of what becomes of typed work then. */
export const sessionTexts = catalogue({
  en: {
    endsTitle: 'Your session is about to end',
    endsText: 'You will be signed out at {time}. What you have typed is kept if you stay.',
    endsAnyway:
      'You will be signed out at {time}, since a sign-in has a last end. Sign in again then: what you have typed is kept for you.',
    stay: 'Stay signed in',
    stayFailed: 'Your session could not be extended. Please try again.',
    later: pageTexts.en.close,

    againTitle: 'Sign in to go on',
    againText:
      'Everything on this page is still here. Enter the password of {email} to go on where you were.',
    againStep:
      'Everything on this page is still here. One more step: show the second factor of {email} to go on where you were.',
    againEmail: pageTexts.en.email,
    againPassword: shellWords.en.password,
    againSubmit: 'Sign in and go on',
    againFailed: shellWords.en.loginFailed,
    againMissing: 'Please enter your password.',
    againKept: 'If you leave instead, what you typed is kept in this browser for you alone, for seven days.',
    againNotKept: 'If you leave instead, what you typed on this page is lost.',
    againLeave: 'Leave this page',

    movedTitle: 'Your agency was changed',
    movedText:
      'You now work in {now}: the agency was changed in another tab or by an administrator. This page still shows {before}, and nothing more is read or saved on it.',
    movedKept: 'What you typed here is kept and offered again when you work in {before}.',
    movedFollow: 'Show {now}',
    movedBack: 'Go back to {before}',
    movedBackFailed: shellTexts.en.changeFailed,
    movedDone: 'You now work in {now}: the agency was changed in another tab or by an administrator.',

    keptHere: 'On {time} your session ended with unsaved changes on this page. They were kept for you.',
    keptOff:
      'On {time} this screen was switched off while it had unsaved changes. They were kept for you, for when it is back.',
    keptRest: 'The rest of your unsaved changes comes back when you open the form that they belong to.',
    keptThere: 'Unsaved changes of {time} on “{title}” were kept for you.',
    keptAgency: 'Unsaved changes of {time} on “{title}” were kept for you. They belong to {agency}.',
    restore: 'Restore',
    discard: pageTexts.en.discard,
    discardOf: 'Discard the unsaved changes of {time}',
    goThere: 'Open the page',
  },
  es: {
    endsTitle: 'Su sesión está a punto de terminar',
    endsText: 'A las {time} se cerrará la sesión. Si la mantiene abierta, conservará lo que ha escrito.',
    endsAnyway:
      'La sesión se cerrará a las {time}, porque ninguna dura más. Vuelva a iniciarla entonces: lo que ha escrito se conserva para usted.',
    stay: 'Mantener la sesión abierta',
    stayFailed: 'No se pudo prolongar su sesión. Inténtelo de nuevo.',
    later: pageTexts.es.close,

    againTitle: 'Inicie sesión para continuar',
    againText:
      'Todo lo que hay en esta página sigue aquí. Escriba la contraseña de {email} para continuar donde estaba.',
    againStep:
      'Todo lo que hay en esta página sigue aquí. Falta un paso: use el segundo factor de {email} para continuar donde estaba.',
    againEmail: pageTexts.es.email,
    againPassword: shellWords.es.password,
    againSubmit: 'Iniciar sesión y continuar',
    againFailed: shellWords.es.loginFailed,
    againMissing: 'Escriba su contraseña.',
    againKept:
      'Si prefiere salir, lo que escribió se conserva en este navegador, solo para usted, durante siete días.',
    againNotKept: 'Si prefiere salir, lo que escribió en esta página se pierde.',
    againLeave: 'Salir de esta página',

    movedTitle: 'Su agencia ha cambiado',
    movedText:
      'Ahora trabaja en {now}: se cambió de agencia en otra pestaña, o la cambió un administrador. Esta página todavía muestra {before}, y desde ella ya no se lee ni se guarda nada.',
    movedKept: 'Lo que escribió aquí se conserva y se le ofrecerá cuando vuelva a trabajar en {before}.',
    movedFollow: 'Mostrar {now}',
    movedBack: 'Volver a {before}',
    movedBackFailed: shellTexts.es.changeFailed,
    movedDone: 'Ahora trabaja en {now}: se cambió de agencia en otra pestaña, o la cambió un administrador.',

    keptHere:
      'El {time} su sesión terminó con cambios sin guardar en esta página. Se han conservado para usted.',
    keptOff:
      'El {time} esta pantalla se desactivó con cambios sin guardar. Se han conservado para cuando vuelva.',
    keptRest:
      'El resto de sus cambios sin guardar se recuperará cuando abra el formulario al que pertenecen.',
    keptThere: 'Se conservaron para usted los cambios sin guardar del {time} en «{title}».',
    keptAgency:
      'Se conservaron para usted los cambios sin guardar del {time} en «{title}». Pertenecen a {agency}.',
    restore: 'Recuperar',
    discard: pageTexts.es.discard,
    discardOf: 'Descartar los cambios sin guardar del {time}',
    goThere: 'Abrir la página',
  },
});
