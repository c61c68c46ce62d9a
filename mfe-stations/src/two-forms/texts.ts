import { catalogue } from 'shared-ui/i18n';

/** What tells the two forms apart to whom may open both. */
export const twoFormsTexts = catalogue({
  en: {
    v1: 'There are two ways to enter the same stations. Here each question is asked once for the whole station; in the preview it is asked flow by flow.',
    next: 'There are two ways to enter the same stations. Here, in the preview, questions are asked flow by flow; in the other form each is asked once for the whole station.',
    toNext: 'Go to the preview',
    toV1: 'Go to the other form',
  },
  es: {
    v1: 'Hay dos maneras de registrar las mismas estaciones. Aquí cada pregunta se hace una vez para toda la estación; en la vista previa se hace por flujo.',
    next: 'Hay dos maneras de registrar las mismas estaciones. Aquí, en la vista previa, las preguntas se hacen por flujo; en el otro formulario cada una se hace una vez para toda la estación.',
    toNext: 'Ir a la vista previa',
    toV1: 'Ir al otro formulario',
  },
});
