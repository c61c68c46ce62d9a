import { pathToFileURL } from 'node:url';

/**
 * Runs a module that makes data out of sources (`*.made.ts`) while a part is built, and puts what it made in its place:
 * pages carry the result and not what it is made of.
 */
async function madeLoader() {
  const { made } = await import(pathToFileURL(this.resourcePath).href);
  return `export const made = JSON.parse(${JSON.stringify(JSON.stringify(made))});`;
}

export default madeLoader;
