import { wordMail } from './in-language.rules.ts';

const mail = {
  subject: { en: 'Hello', es: 'Hola' },
  body: { en: 'It is done.', es: 'Está hecho.' },
  below: 'https://counts.example/a',
};

test.each([
  ['en', 'Hello', 'It is done.\n\nhttps://counts.example/a'],
  ['es', 'Hola', 'Está hecho.\n\nhttps://counts.example/a'],
  [null, 'Hello / Hola', 'It is done.\n\nEstá hecho.\n\nhttps://counts.example/a'],
] as const)(
  'a reader of %s is written to in it, one whose language is not known in both',
  (language, subject, body) => expect(wordMail(mail, language)).toEqual({ subject, body }),
);

test('words that are chosen already are left as they are', () =>
  expect(wordMail({ subject: 'Hola', body: 'Está hecho.' }, 'en')).toEqual({
    subject: 'Hola',
    body: 'Está hecho.',
  }));
