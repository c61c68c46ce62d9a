import { commonWords } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** The review before publishing. */
export const reviewTexts = catalogue({
  en: {
    title: 'Review Before Publishing',
    heading: 'What will be published',
    text: 'Please check everything once more. Edit leads back to the field; nothing you typed is lost.',
    unready:
      '{count, plural, one {This field must be corrected before publishing: {list}.} other {# fields must be corrected before publishing: {list}.}}',
    empty: 'Not answered',
    edit: commonWords.en.edit,
    editOf: 'Edit {field}',
    back: 'Back to the form',
  },
  es: {
    title: 'Revisión antes de publicar',
    heading: 'Lo que se publicará',
    text: 'Revise todo una vez más. Editar lleva de vuelta al campo; no se pierde nada de lo que escribió.',
    unready:
      '{count, plural, one {Este campo debe corregirse antes de publicar: {list}.} other {# campos deben corregirse antes de publicar: {list}.}}',
    empty: 'Sin respuesta',
    edit: commonWords.es.edit,
    editOf: 'Editar {field}',
    back: 'Volver al formulario',
  },
});
