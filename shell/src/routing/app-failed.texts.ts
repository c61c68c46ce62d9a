import { shellWords } from '../words.texts.ts';
import { catalogue } from 'shared-ui/i18n';

/** What is said where the shell itself can't go on. */
export const appFailedTexts = catalogue({
  en: {
    title: 'The application stopped working',
    text: 'A part of the application could not be loaded or drawn. What is saved on the server is not affected.',
    older: 'This page is older than the application',
    missing:
      'A newer version of the application has come since this page was opened, and a file of the older one is gone. Reload the page to go on with the newer one. What is saved on the server is not affected.',
    noAnswer:
      'A file of the application did not come: the server did not answer. Check your connection, then reload the page.',
    altered:
      'A file of the application is not the one that was released, so it was not used. Reload the page; tell the support when this is shown again.',
    reloadPage: shellWords.en.reloadPage,
  },
  es: {
    title: 'La aplicación dejó de funcionar',
    text: 'No se pudo cargar o mostrar una parte de la aplicación. Lo guardado en el servidor no se ve afectado.',
    older: 'Esta página es anterior a la aplicación',
    missing:
      'Desde que se abrió esta página ha llegado una versión nueva de la aplicación y ya no existe un archivo de la anterior. Recargue la página para seguir con la nueva. Lo guardado en el servidor no se ve afectado.',
    noAnswer:
      'No llegó un archivo de la aplicación: el servidor no respondió. Compruebe su conexión y recargue la página.',
    altered:
      'Un archivo de la aplicación no es el que se publicó, así que no se ha usado. Recargue la página; avise al soporte si vuelve a verlo.',
    reloadPage: shellWords.es.reloadPage,
  },
});
