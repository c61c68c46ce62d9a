import { isOutOfScope } from './out-of-scope.rules.ts';

const said = (message: string, code: string, routine?: string) =>
  Object.assign(new Error(message), { code, routine });

test.each<[string, unknown, boolean]>([
  [
    'a row outside of the scope',
    said('new row violates row-level security policy for table "agencies"', '42501'),
    true,
  ],
  [
    'a row that would leave the scope',
    said('new row violates row-level security policy (USING expression) for table "users"', '42501'),
    true,
  ],
  [
    'the same of a server that speaks Spanish',
    said(
      'el nuevo registro viola la política de seguridad de registros para la tabla «agencies»',
      '42501',
      'ExecWithCheckOptions',
    ),
    true,
  ],
  [
    'a table that the role has no right to, in Spanish',
    said('permiso denegado a la tabla agencies', '42501', 'aclcheck_error'),
    false,
  ],
  ['a table that the role has no right to', said('permission denied for table agencies', '42501'), false],
  ['a duplicate', said('duplicate key value violates unique constraint', '23505'), false],
  ['a fault of ours', new TypeError('x is not a function'), false],
  ['nothing', undefined, false],
])('%s', (_, error, expected) => expect(isOutOfScope(error)).toBe(expected));
