import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideLists } from '../../mock-api/src/stations/lookups/data/guide-lists.ts';
import { ownLists } from '../../mock-api/src/stations/lookups/data/own-lists.ts';
import { suspects } from '../../mock-api/src/stations/lookups/data/suspects.ts';
import { saidIn, textFiles, type Said } from './sentences.ts';

/** A thing by its English word, what it is called in Spanish, and the words that would call it otherwise. */
type Term = readonly [english: string, spanish: string, others: string];

/** One Spanish word for each thing that the product speaks of; who says another says it of another thing. */
const TERMS: readonly Term[] = [
  ['add(?:ed|s|ing)?', 'agregar', 'añad\\p{L}+'],
  ['agenc(?:y|ies)', 'agencia', 'organismos?'],
  ['choose|chosen', 'elegir', 'selecci\\p{L}+|escog\\p{L}+'],
  ['counters?', 'contador', 'aforador\\p{L}*'],
  ['counts?', 'conteo', 'aforos?|recuentos?'],
  ['delet(?:e|ed|es|ing)', 'eliminar', 'borr(?!ador)\\p{L}+|suprim\\p{L}+'],
  ['deployments?', 'despliegue', 'campañas?'],
  ['directions?', 'dirección', '(?<!doble )sentidos?'],
  ['drafts?', 'borrador', 'bosquejos?'],
  ['files?', 'archivo', 'ficheros?'],
  ['findings?', 'hallazgo', 'anomal\\p{L}+|detecciones'],
  ['links?', 'enlace', 'vínculos?'],
  ['notified', 'notificar', 'recibirá un aviso|avis\\p{L}+'],
  ['outages?', 'interrupción', 'averías?|cortes?'],
  ['passwords?', 'contraseña', 'claves?'],
  ['periods?', 'período', 'periodos?'],
  ['replac(?:e|ed|es|ing)|superseded', 'reemplazar', 'sustitu\\p{L}+'],
  ['select(?:ed|s|ing)?', 'seleccionar', 'eli[gj]\\p{L}*|elegi\\p{L}*'],
  ['silent', 'sin datos', 'silencios\\p{L}+'],
  ['suspects?', 'sospechoso', 'dudos\\p{L}+'],
  ['upload(?:ed|s|ing)?', 'cargar', 'sub(?:ir|e|a|ido|ida|iendo|imos)'],
  ['vendors?', 'proveedor', 'fabricantes?|vendedor\\p{L}*'],
  ['weather', 'tiempo', 'climas?'],
];

const whole = (word: string) => new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, 'iu');
/** Without the values that stand in it, nor what its forms go by: their names are no words of it. */
const plain = (text: string) => text.replace(/\{\w*\}|\{\w+, (?:plural|select),/g, ' ');

/** What a text calls otherwise than the product does, each with its own word. */
export function otherwiseIn({ en, es }: Said): string[] {
  return TERMS.flatMap(([english, spanish, others]) => {
    if (!whole(english).test(plain(en))) return [];
    const other = whole(others).exec(plain(es));
    return other ? [`${other[0].toLowerCase()}: ${spanish}`] : [];
  });
}

/** Words by which people look for a thing, whatever they call it. */
const SOUGHT = 'shell/src/search/synonyms.texts.ts';

/** What the product calls otherwise somewhere, with its file. */
export function otherwise(root: string): string[] {
  return textFiles(root)
    .filter((file) => file !== SOUGHT)
    .flatMap((file) =>
      saidIn(readFileSync(join(root, file), 'utf8'), file.endsWith('x')).flatMap((said) =>
        otherwiseIn(said).map((found) => `${found} ← ${file}`),
      ),
    );
}

/** The answers of the lists that are in the database, each after what its list is about. */
function answers(): Said[] {
  const aboutList = (list: string) => list.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const codes = Object.entries({ ...guideLists, ...ownLists }).flatMap(([list, entries]) =>
    entries.map(({ label, label_es }) => ({ en: `${aboutList(list)}: ${label}`, es: label_es })),
  );
  const conditions = suspects.map(({ validity_condition: en, validity_condition_es: es }) => ({ en, es }));
  return [...codes, ...conditions];
}

/** What a list calls otherwise than the product does, with the answer. */
export function otherwiseInLists(): string[] {
  return answers().flatMap((said) => otherwiseIn(said).map((found) => `${found} ← ${said.es}`));
}

/** What only people who made the product would say, or say of themselves. */
const MAKERS =
  /\b(?:of ours|our (?:app|code|credentials|database|server)|when this was made|we (?:built|made|wrote))\b/iu;

/** The sentences that speak of those who made the product, each with its file. */
export function ofMakers(root: string): string[] {
  return textFiles(root).flatMap((file) =>
    saidIn(readFileSync(join(root, file), 'utf8'), file.endsWith('x'))
      .filter(({ en }) => speaksOfMakers(en))
      .map(({ en }) => `${en} ← ${file}`),
  );
}

/** Whether a sentence does. */
export function speaksOfMakers(text: string): boolean {
  return MAKERS.test(text);
}
