import { ofMakers, otherwise, otherwiseIn, otherwiseInLists, speaksOfMakers } from './terms.ts';

test.each([
  ['Upload counts', 'Subir conteos', ['subir: cargar']],
  ['Upload counts', 'Cargar conteos', []],
  ['{upload} of the day', 'Sube el {upload}', []],
  ['Vendor of the counter', 'Fabricante del contador', ['fabricante: proveedor']],
  ['One direction of a two-way street', 'Una dirección de una calle de doble sentido', []],
  ['Two directions', 'Dos sentidos', ['sentidos: dirección']],
  ['Save Draft', 'Guardar borrador', []],
  ['Delete the draft', 'Borrar el borrador', ['borrar: eliminar']],
  ['Chose {one, select, a {this} other {that}}', 'Eligió {one, select, a {este} other {ese}}', []],
  ['A maker of counters', 'Un fabricante de contadores', []],
])('“%s” as “%s” calls otherwise: %j', (en, es, found) => expect(otherwiseIn({ en, es })).toEqual(found));

test.each([
  ['It failed for a reason of ours.', true],
  ['No real export was at hand when this was made.', true],
  ['Files of several hours are read.', false],
  ['Contact us at the address below.', false],
])('“%s” speaks of its makers: %s', (text, does) => expect(speaksOfMakers(text)).toBe(does));

test('in Spanish each thing has one word', () => expect(otherwise(process.cwd())).toEqual([]));

test('and so it has in the lists of the database', () => expect(otherwiseInLists()).toEqual([]));

test('no sentence speaks of those who made the product', () => expect(ofMakers(process.cwd())).toEqual([]));
