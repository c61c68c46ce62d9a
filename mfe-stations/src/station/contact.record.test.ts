import {
  contactOf,
  contactOptions,
  contactValues,
  NEW_CONTACT,
  type ContactValues,
} from './contact.record.ts';

const empty: ContactValues = { ...contactValues('provider', null), ...contactValues('requester', null) };

test('a contact that is named is sent by its id, none as none', () => {
  expect(contactValues('provider', { id: 7 })).toMatchObject({ provider: '7', provider_name: '' });
  expect(contactOf('provider', { ...empty, provider: '7' })).toEqual({ id: 7 });
  expect(contactOf('requester', { ...empty, requester: '8' })).toEqual({ id: 8 });
  expect([contactOf('provider', empty), contactOf('requester', empty)]).toEqual([null, null]);
});

test('a new one is sent as typed, without spaces around it; of whom nothing is known is none', () => {
  const typed = { ...empty, provider: NEW_CONTACT, requester: NEW_CONTACT };
  expect([contactOf('provider', { ...typed, provider_name: '  ' }), contactOf('requester', typed)]).toEqual([
    null,
    null,
  ]);
  expect(contactOf('provider', { ...typed, provider_name: ' Ada ', provider_phone: ' ' })).toEqual({
    id: null,
    provider_agency: null,
    provider_name: 'Ada',
    provider_phone: null,
    provider_email: null,
  });
  expect(contactOf('requester', { ...typed, requester_email: 'ada@example.org' })).toEqual({
    id: null,
    requester_agency: null,
    requester_name: '',
    requester_phone: null,
    requester_email: 'ada@example.org',
  });
});

test('offered are a new one, then the known ones with their agency', () =>
  expect(
    contactOptions(
      [
        { id: 7, name: 'Ada', agency: 'City of Austin' },
        { id: 8, name: 'Grace', agency: null },
      ],
      'Add new',
    ),
  ).toEqual([
    { code: NEW_CONTACT, label: 'Add new' },
    { code: '7', label: 'Ada, City of Austin' },
    { code: '8', label: 'Grace' },
  ]));
