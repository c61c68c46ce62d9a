import { screen } from '@testing-library/react';
import { call } from 'shared-ui/api';
import { renderScreen, signInAs, type Persona } from 'shared-ui/testing';
import { App } from '../app.tsx';

/** Opens a page of this remote as a demo person. */
export const open = (at: string, as: Persona) => renderScreen(<App />, { as, at });

export const field = (name: RegExp) => screen.findByRole('textbox', { name });

export const button = (name: string) => screen.getByRole('button', { name });

/** A person's id, asked for as whoever is signed in; 0 when there is no such person. */
export const findId = async (email: string) => {
  const user = (await call('GET /users', { query: {} })).find((person) => person.email === email);
  return user?.id ?? 0;
};

/** A person's id, asked for as a super admin. */
export const idOf = async (email: string) => {
  await signInAs('super');
  return findId(email);
};
