import type { Language, Text } from 'shared-domain/texts';
import type { z } from 'zod';
import { faultTexts as texts } from './fault-words.texts.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** How many possible values a sentence still lists. */
const LISTED_VALUES = 12;

const { required, empty, wrong, malformed, string, number, int, boolean, array, object, noPlace } = texts;
const KINDS: Record<string, Text> = {
  string,
  number,
  int,
  boolean,
  array,
  object,
  record: object,
  undefined: noPlace,
  never: noPlace,
};

const { date, email, url } = texts;
const FORMATS: Record<string, Text> = { date, email, url };

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
      return texts.unknown({ list: issue.keys.map((key) => `“${key}”`).join(', ') });
    default:
      return issue.input === undefined ? required : wrong;
  }
}

function outOf(values: string[]): Text {
  if (values.length > LISTED_VALUES) return wrong;
  const list = values.map((value) => `“${value}”`).join(', ');
  return values.length === 1 ? texts.only({ list }) : texts.oneOf({ list });
}

type Limit = { origin: string; inclusive?: boolean };

function tooSmall({ origin, minimum, inclusive }: Limit & { minimum: number | bigint }): Text {
  const one = Number(minimum) === 1;
  const least = String(Number(minimum));
  if (origin === 'string') return one ? empty : texts.tooShort({ least });
  if (origin === 'array') return one ? texts.nameOne : texts.tooFew({ least });
  return inclusive === false ? texts.over({ least }) : texts.least({ least });
}

function tooBig({ origin, maximum, inclusive }: Limit & { maximum: number | bigint }): Text {
  const most = Number(maximum);
  if (origin === 'string') return texts.tooLong({ most });
  if (origin === 'array') return texts.tooMany({ most });
  return inclusive === false ? texts.under({ most }) : texts.most({ most });
}

/** The sentences of the schemas' own checks, in a person's words; what a schema says itself goes before. */
export const faultWords: Record<Language, z.core.$ZodErrorMap> = {
  en: (issue) => worded(issue).en,
  es: (issue) => worded(issue).es,
};
