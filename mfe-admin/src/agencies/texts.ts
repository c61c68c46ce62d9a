import { defineTexts } from 'shared-ui/i18n';

/** The list of agencies and its dialog. */
export const agencyTexts = defineTexts({
  en: {
    title: 'Agencies',
    name: 'Agency Name',
    ecoDomain: 'Eco-Domain',
    ecoDomainHint: 'Name of the agency’s domain on the counter vendor’s platform; may stay empty',
    districts: 'TxDOT Districts',
    actions: 'Actions',
    edit: 'Edit',
    editOf: 'Edit {name}',
    editTitle: 'Edit Agency',
    save: 'Save Agency',
    cancel: 'Cancel',
    saved: 'Agency {name} updated.',
    nameRequired: 'Invalid name (required)',
    noAgencies: 'There are no agencies.',
    failed: 'The agency could not be saved.',
    fix: 'Please make corrections and try again.',
  },
  es: {
    title: 'Agencias',
    name: 'Nombre de la agencia',
    ecoDomain: 'Dominio Eco',
    ecoDomainHint:
      'Nombre del dominio de la agencia en la plataforma del proveedor de contadores; puede quedar vacío',
    districts: 'Distritos de TxDOT',
    actions: 'Acciones',
    edit: 'Editar',
    editOf: 'Editar {name}',
    editTitle: 'Editar agencia',
    save: 'Guardar agencia',
    cancel: 'Cancelar',
    saved: 'Agencia {name} actualizada.',
    nameRequired: 'Nombre no válido (obligatorio)',
    noAgencies: 'No hay agencias.',
    failed: 'No se pudo guardar la agencia.',
    fix: 'Haga las correcciones e inténtelo de nuevo.',
  },
});
