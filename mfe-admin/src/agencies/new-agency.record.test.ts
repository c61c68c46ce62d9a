import { emptyAgency, errorsByField, toNewRequest } from './new-agency.record.ts';

test('an agency and its first user are sent together, without spaces around the texts', () => {
  const values = {
    ...emptyAgency,
    name: ' City of Waco ',
    eco_domain: ' ',
    user_name: ' Walt Ames',
    user_email: 'walt@example.org ',
  };
  expect(toNewRequest(values)).toEqual({
    name: 'City of Waco',
    eco_domain: null,
    first_user: { name: 'Walt Ames', email: 'walt@example.org', admin: 1 },
  });
});

test('errors of the first user stand at the form’s fields', () => {
  const errors = { name: ['Taken.'], 'first_user.email': ['In use.'], 'first_user.name': ['Too long.'] };
  expect(errorsByField(errors)).toEqual({
    name: ['Taken.'],
    user_email: ['In use.'],
    user_name: ['Too long.'],
  });
});
