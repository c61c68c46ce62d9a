import { dataWords } from 'shared-domain/texts';
import { shellWords } from '../../words.texts.ts';
import { accountTexts as ownTexts } from '../account/texts.ts';
import { shellTexts } from '../../texts.ts';
import { catalogue } from 'shared-ui/i18n';

/** Terms and conditions of our own; a section is a title and its paragraph. */
export const termsTexts = catalogue({
  en: {
    title: shellTexts.en.termsAndConditions,
    intro: 'The rules for using Count Exchange, in force since January 1, 2024.',
    toLogin: ownTexts.en.toLogin,
    toRegister: shellWords.en.register,
    purposeTitle: '1. What Count Exchange is for',
    purpose:
      'Count Exchange lets public agencies and those who work for them keep bicycle and pedestrian count stations, review the counts and hand certified counts on. Use it for that work only.',
    accountTitle: '2. Your account',
    account:
      'An administrator sets up your account after checking who you are and for which agency you work. The account is yours alone: keep the password to yourself, sign out on shared computers, and tell us at once if somebody else may have used it. Give correct information when you register and keep your name and e-mail address up to date.',
    dataTitle: '3. Data that you enter',
    data: 'Your agency remains the owner of the stations and counts that it enters. By entering them you confirm that your agency may share them, and you allow the department and its partners to use certified counts for planning, research and the national monitoring system. Do not enter anything that identifies a person who was counted.',
    certifyTitle: '4. Certifying',
    certify:
      'Certify counts only after you have reviewed them and marked those that may be wrong. Certified counts are locked and used by others; who certified what, and when, is recorded.',
    qualityTitle: '5. No guarantee',
    quality:
      'Counters fail and estimates carry errors. Counts and annual averages are given as they are. Whoever bases a decision on them should look at how, where and for how long was counted.',
    conductTitle: '6. Fair use',
    conduct:
      'Do not try to reach the data of another agency without permission, to get around the protection of the service, or to load it in a way that hinders others. Accounts that are used in this way are closed.',
    privacyTitle: '7. What we keep about you',
    privacy:
      'We keep your name, e-mail address, telephone number and organization, and a record of what was changed under your account, in order to run the service and to answer for the data. We do not sell this information and show it only to administrators. Your browser keeps your sign-in, language and colors; there are no advertising or tracking cookies.',
    endTitle: '8. Changes and the end of use',
    end: 'An administrator can close an account that is no longer needed or that breaks these terms; data that has been entered stays with the agency. If these terms change, the new version stands here and its date is given above.',
    contactTitle: '9. Contact',
    contact: 'Questions about these terms or about your data: {email}.',
    sourcesTitle: dataWords.en.sources,
    sources: 'Place data: GeoNames (CC BY 4.0). County boundaries: US Census Bureau.',
    notices: 'Software by others, and its licenses',
  },
  es: {
    title: shellTexts.es.termsAndConditions,
    intro: 'Las reglas de uso de Count Exchange, vigentes desde el 1 de enero de 2024.',
    toLogin: ownTexts.es.toLogin,
    toRegister: shellWords.es.register,
    purposeTitle: '1. Para qué sirve Count Exchange',
    purpose:
      'Count Exchange permite a las agencias públicas, y a quienes trabajan para ellas, gestionar estaciones de conteo de bicicletas y peatones, revisar los conteos y transmitir los certificados. Úselo solo para ese trabajo.',
    accountTitle: '2. Su cuenta',
    account:
      'Un administrador crea su cuenta después de comprobar quién es usted y para qué agencia trabaja. La cuenta es solo suya: no comparta la contraseña, cierre la sesión en equipos compartidos y avísenos enseguida si otra persona pudo haberla usado. Dé información correcta al registrarse y mantenga al día su nombre y su correo electrónico.',
    dataTitle: '3. Los datos que usted introduce',
    data: 'Su agencia sigue siendo la propietaria de las estaciones y los conteos que introduce. Al introducirlos, usted confirma que su agencia puede compartirlos y permite que el departamento y sus socios usen los conteos certificados para la planificación, la investigación y el sistema nacional de monitoreo. No introduzca nada que identifique a una persona contada.',
    certifyTitle: '4. La certificación',
    certify:
      'Certifique conteos solo después de haberlos revisado y de haber marcado los que puedan ser erróneos. Los conteos certificados quedan bloqueados y otros los usan; se registra quién certificó qué y cuándo.',
    qualityTitle: '5. Sin garantía',
    quality:
      'Los contadores fallan y las estimaciones tienen errores. Los conteos y los promedios anuales se ofrecen tal como son. Quien base en ellos una decisión debe fijarse en cómo, dónde y durante cuánto tiempo se contó.',
    conductTitle: '6. Uso correcto',
    conduct:
      'No intente llegar sin permiso a los datos de otra agencia, eludir la protección del servicio ni cargarlo de un modo que estorbe a los demás. Las cuentas que se usen así se cierran.',
    privacyTitle: '7. Lo que guardamos sobre usted',
    privacy:
      'Guardamos su nombre, correo electrónico, teléfono y organización, y un registro de lo que se cambió con su cuenta, para prestar el servicio y responder de los datos. No vendemos esta información y solo la ven los administradores. Su navegador guarda su sesión, su idioma y los colores; no hay cookies de publicidad ni de seguimiento.',
    endTitle: '8. Cambios y fin del uso',
    end: 'Un administrador puede cerrar una cuenta que ya no haga falta o que incumpla estos términos; los datos introducidos quedan en la agencia. Si estos términos cambian, la versión nueva estará aquí con su fecha arriba.',
    contactTitle: '9. Contacto',
    contact: 'Preguntas sobre estos términos o sobre sus datos: {email}.',
    sourcesTitle: dataWords.es.sources,
    sources: 'Datos de lugares: GeoNames (CC BY 4.0). Límites de condados: US Census Bureau.',
    notices: 'Software de terceros y sus licencias',
  },
});
