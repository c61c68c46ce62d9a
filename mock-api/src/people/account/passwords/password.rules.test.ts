import { commonPasswords } from './common-passwords.ts';
import { passwordFault } from './password.rules.ts';

const uma = { name: 'Uma Castillo', email: 'uma.castillo@austin.example' };

test('there are ten thousand common ones', () => expect(commonPasswords().size).toBe(10_000));

test.each([
  ['password', 'common'],
  ['PassWord', 'common'],
  ['12345678', 'common'],
  ['password1', 'common'],
  ['sunshine', 'common'],
  ['Uma Castillo', 'own'],
  ['umacastillo', 'own'],
  ['CastilloUma', 'own'],
  ['castillo2026!', 'own'],
  ['Cástillo-123', 'own'],
  ['uma.castillo@austin.example', 'own'],
  ['umacastillo1', 'own'],
  ['austin.example', 'own'],
  ['count-exchange', 'own'],
  ['CountExchange1', 'own'],
  ['bluebonnets in May', null],
  ['castillo rides bikes', null],
  ['9184 5521 7730', null],
])('%s: %s', (password, expected) => expect(passwordFault(password, uma)).toBe(expected));
