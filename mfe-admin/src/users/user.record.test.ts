import type { User } from 'shared-domain';
import { agencyOptions, newUserForm, toForm, toRequest } from './user.record.ts';

const uma: User = {
  id: 3,
  name: 'Uma Castillo',
  email: 'user@example.org',
  agency_id: 3,
  agency: { id: 3, name: 'City of Austin', statewide: false },
  admin: 1,
  super_admin: 0,
  flag_deployments: 0,
  flag_next_stations: 0,
  monitors: 0,
};
const everyField = {
  agency_id: {},
  name: {},
  email: {},
  password: {},
  admin: {},
  super_admin: {},
  monitors: {},
  flag_deployments: {},
  flag_next_stations: {},
};
const noRights = { super_admin: 0, monitors: 0, flag_deployments: 0, flag_next_stations: 0 };

test('a person comes out of the form as they went in', () => {
  expect(toForm(uma)).toEqual({
    agency_id: '3',
    name: 'Uma Castillo',
    email: 'user@example.org',
    password: '',
    admin: true,
    super_admin: false,
    monitors: false,
    flag_deployments: false,
    flag_next_stations: false,
  });
  expect(toRequest(toForm(uma), everyField)).toEqual({
    agency_id: 3,
    name: 'Uma Castillo',
    email: 'user@example.org',
    admin: 1,
    ...noRights,
  });
});

test('only fields of the form are sent, without spaces around them', () => {
  const values = { ...newUserForm(3), name: ' Nora Field ', email: ' nora@example.org ' };
  expect(toRequest(values, { name: {}, email: {} })).toEqual({
    name: 'Nora Field',
    email: 'nora@example.org',
  });
});

test('a new person is no admin, in the agency given', () => {
  expect(toRequest(newUserForm(4), everyField)).toMatchObject({ agency_id: 4, admin: 0, ...noRights });
});

test('rights and the own password go along where they are given', () => {
  const values = { ...toForm(uma), super_admin: true, monitors: true, password: 'count-exchange' };
  expect(toRequest(values, everyField)).toMatchObject({
    super_admin: 1,
    monitors: 1,
    password: 'count-exchange',
  });
});

test('agencies are offered by name', () => {
  const austin = {
    id: 3,
    name: 'City of Austin',
    eco_domain: null,
    statewide: false,
    txdot_districts: [14],
    closed_at: null,
  };
  expect(agencyOptions([austin])).toEqual([{ code: '3', label: 'City of Austin' }]);
});
