import { catalogue } from './catalogue.ts';

/** What the forms of several areas say, and the server of them. */
export const common = catalogue({
  en: {
    nameRequired: 'Invalid name (required)',
    fieldsMarked: 'Fields marked * are required.',
    fieldRequired: 'This field is required.',
  },
  es: {
    nameRequired: 'Nombre no válido (obligatorio)',
    fieldsMarked: 'Los campos marcados con * son obligatorios.',
    fieldRequired: 'Este campo es obligatorio.',
  },
});
