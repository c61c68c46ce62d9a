import type { Text } from '../../platform/text/language.ts';

/** Sentences of registrations. */
export const texts = {
  firstName: { en: 'Invalid first name (required)', es: 'Nombre no válido (obligatorio)' },
  lastName: { en: 'Invalid last name (required)', es: 'Apellido no válido (obligatorio)' },
  tel: { en: 'Invalid phone number (required)', es: 'Número de teléfono no válido (obligatorio)' },
  organization: { en: 'Invalid organization (required)', es: 'Organización no válida (obligatoria)' },
  agree: {
    en: 'Please agree to the terms and conditions.',
    es: 'Acepte los términos y condiciones.',
  },
  reason: { en: 'Please give a reason.', es: 'Indique un motivo.' },
  decided: {
    en: 'This registration has been decided already.',
    es: 'Esta solicitud de registro ya fue resuelta.',
  },
  noticeSubject: { en: 'New registration', es: 'Nueva solicitud de registro' },
  notice: {
    en: 'Somebody asks for an account and waits for your decision:',
    es: 'Alguien pide una cuenta y espera su decisión:',
  },
  rejectedSubject: { en: 'Your registration', es: 'Su solicitud de registro' },
  rejected: {
    en: 'Thank you for your interest in Count Exchange. We could not approve your registration. The reason given was:',
    es: 'Gracias por su interés en Count Exchange. No pudimos aprobar su solicitud de registro. El motivo indicado fue:',
  },
  rejectedEnd: {
    en: 'If you think that this is a mistake, please answer to',
    es: 'Si cree que se trata de un error, escriba a',
  },
} satisfies Record<string, Text>;
