import { common, inBoth, numberFormat, type Language, type Text } from 'shared-domain/texts';
import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** How many possible values a sentence still lists. */
const LISTED_VALUES = 12;

const KINDS: Record<string, Text> = {
  string: { en: 'This must be a text.', es: 'Debe ser un texto.' },
  number: { en: 'This must be a number.', es: 'Debe ser un número.' },
  int: { en: 'This must be a whole number.', es: 'Debe ser un número entero.' },
  boolean: { en: 'This must be true or false.', es: 'Debe ser verdadero o falso (true o false).' },
  array: { en: 'This must be a list.', es: 'Debe ser una lista.' },
  object: { en: 'This must be a record with fields.', es: 'Debe ser un registro con campos.' },
  record: { en: 'This must be a record with fields.', es: 'Debe ser un registro con campos.' },
  undefined: { en: 'This field has no place here.', es: 'Este campo no corresponde aquí.' },
  never: { en: 'This field has no place here.', es: 'Este campo no corresponde aquí.' },
};

const FORMATS: Record<string, Text> = {
  date: {
    en: 'Enter a day of the calendar as YYYY-MM-DD.',
    es: 'Escriba un día del calendario como AAAA-MM-DD.',
  },
  email: { en: 'Enter an e-mail address.', es: 'Escriba una dirección de correo electrónico.' },
  url: { en: 'Enter a web address.', es: 'Escriba una dirección web.' },
};

const required: Text = { en: common.en.fieldRequired, es: common.es.fieldRequired };
const empty: Text = { en: 'This field must not be empty.', es: 'Este campo no puede quedar vacío.' };
const wrong: Text = { en: 'This value is not possible here.', es: 'Este valor no es posible aquí.' };
const malformed: Text = {
  en: 'This is not written in the way that it has to be.',
  es: 'No está escrito de la forma en que debe estar.',
};

/** How a fault of this kind is said, of a field that is named beside it; nothing of how it was found. */
function worded(issue: Issue): Text {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? required : (KINDS[issue.expected] ?? wrong);
    case 'invalid_format':
      return FORMATS[issue.format] ?? malformed;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return issue.input === undefined ? required : outOf(issue.values.map(String));
    case 'unrecognized_keys':
      return unknownFields(issue.keys.map((key) => `“${key}”`).join(', '));
    default:
      return issue.input === undefined ? required : wrong;
  }
}

function outOf(values: string[]): Text {
  if (values.length > LISTED_VALUES) return wrong;
  const list = values.map((value) => `“${value}”`).join(', ');
  return values.length === 1
    ? { en: `This must be ${list}.`, es: `Debe ser ${list}.` }
    : { en: `This must be one of ${list}.`, es: `Debe ser uno de ${list}.` };
}

function unknownFields(list: string): Text {
  return { en: `There is no such field here: ${list}.`, es: `Aquí no hay tal campo: ${list}.` };
}

type Limit = { origin: string; inclusive?: boolean };

function tooSmall({ origin, minimum, inclusive }: Limit & { minimum: number | bigint }): Text {
  const least = Number(minimum);
  if (origin === 'string' && least === 1) return empty;
  if (origin === 'string')
    return {
      en: `This needs ${least} characters at least.`,
      es: `Necesita al menos ${least} caracteres.`,
    };
  if (origin === 'array' && least === 1) return { en: 'Name one at least.', es: 'Indique al menos uno.' };
  if (origin === 'array') return { en: `Name ${least} at least.`, es: `Indique al menos ${least}.` };
  return inclusive === false
    ? { en: `This must be more than ${least}.`, es: `Debe ser mayor que ${least}.` }
    : { en: `This must be ${least} or more.`, es: `Debe ser ${least} o más.` };
}

function tooBig({ origin, maximum, inclusive }: Limit & { maximum: number | bigint }): Text {
  const most = Number(maximum);
  const told = inBoth((language) => numberFormat(language).format(most));
  if (origin === 'string')
    return {
      en: `This may have ${told.en} characters at most.`,
      es: `Puede tener como máximo ${told.es} caracteres.`,
    };
  if (origin === 'array')
    return { en: `These may be ${told.en} at most.`, es: `Pueden ser como máximo ${told.es}.` };
  return inclusive === false
    ? { en: `This must be less than ${told.en}.`, es: `Debe ser menor que ${told.es}.` }
    : { en: `This must be ${told.en} or less.`, es: `Debe ser ${told.es} o menos.` };
}

/** The sentences of the schemas' own checks, in a person's words; what a schema says itself goes before. */
export const faultWords: Record<Language, z.core.$ZodErrorMap> = {
  en: (issue) => worded(issue).en,
  es: (issue) => worded(issue).es,
};
