import { allOfThem } from './all-of-them.rules.ts';

test.each([
  ['Agencia', 'Todas'],
  ['Ciudad', 'Todas'],
  ['Condado', 'Todos'],
  ['Dirección de viaje', 'Todas'],
  ['Lado de la calle', 'Todos'],
  ['Tipo de conteo', 'Todos'],
  ['Estado del proveedor', 'Todos'],
  ['Sospecha', 'Todas'],
  ['Decisión', 'Todas'],
  ['Gravedad', 'Todas'],
  ['Clase', 'Todas'],
  ['Día', 'Todos'],
  ['Programa', 'Todos'],
  ['Quién', 'Todos'],
  ['', 'Todos'],
])('of %j a Spanish choice says %s', (label, says) => {
  expect(allOfThem(label, 'es')).toBe(says);
  expect(allOfThem(label, 'en')).toBe('All');
});
