import type { CodeOption } from './codes.ts';

const COMBINED_FUNC_CLASSES: ReadonlySet<string> = new Set(['8R', '8U', '9R', '9U']);
const COMBINED_CODES: ReadonlySet<string> = new Set(['0', '9']);

type Road = { func_class_code?: string | null } | { func_class: string | null };

/**
 * The class of a station's road, as it is stored or as a form holds it: what decides its directions of route, and those
 * of its flows.
 */
export const roadClassOf = (station: Road): string | null =>
  ('func_class' in station ? station.func_class : station.func_class_code) ?? null;

/** Whether a functional class goes with a direction of route; see `directionsFor`. */
export function isDirectionOffered(funcClass: string | null, code: string): boolean {
  const combined = funcClass !== null && COMBINED_FUNC_CLASSES.has(funcClass);
  return COMBINED_CODES.has(code) === combined;
}

/** Directions of route offered for a functional class: codes 0 and 9 for 8R, 8U, 9R and 9U, codes 1 to 8 otherwise. */
export function directionsFor(funcClass: string | null, all: CodeOption[]): CodeOption[] {
  return all.filter(({ code }) => isDirectionOffered(funcClass, code));
}

/**
 * Whether a direction of route can not stand with a functional class (S15): the one rule of every save, of stations and of
 * their flows. What is not known contradicts nothing.
 */
export function contradictsClass(funcClass: string | null, direction: string | null): boolean {
  return funcClass !== null && direction !== null && !isDirectionOffered(funcClass, direction);
}

/**
 * The directions to choose from, and the one that is stored although the class does not offer it: it is shown and has
 * to be corrected, never blanked silently.
 */
export function directionChoices(
  funcClass: string | null,
  all: CodeOption[],
  stored: string | null,
): CodeOption[] {
  return all.filter(({ code }) => isDirectionOffered(funcClass, code) || code === stored);
}
