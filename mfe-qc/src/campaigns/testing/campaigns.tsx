import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi, type Persona } from 'mock-api/testing';
import type { Api } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { renderScreen } from 'shared-ui/testing';
import { App } from '../../app.tsx';

/** A world without campaigns, in which nobody has signed in and English is spoken. */
export async function withoutCampaigns(): Promise<void> {
  languageStore.setState({ language: 'en' });
  await testApi().reset();
  forgetSignIns();
}

/** Opens an address; as Austin's admin unless another is named. */
export const openAt = (at: string, as: Persona = 'admin') => renderScreen(<App />, { as, at });

/** What stands in a dialog, a question or a table of this name. */
export const inside = async (role: 'dialog' | 'alertdialog' | 'table', name?: string | RegExp) =>
  within(await screen.findByRole(role, { name }));

/** Waits until no dialog is open. */
export const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

type Draft = Api['POST /campaigns']['body'];

/** The counts of February at two stations of Austin, which Uma is to validate. */
const FEBRUARY: Draft = {
  several: false,
  name: 'February counts',
  from: '2026-02-01',
  until: '2026-02-28',
  due: '2026-03-16',
  filter: { agency_ids: [], search: '', stations: ['AU0001', 'AU0004'], counted: true },
  validators: [{ user_id: 3, agency_id: 3, station_id_tmg: null }],
  no_strong: false,
  uptime: null,
};

/** What a campaign of February is about, but for this. */
export function factsOfFebruary(more: Partial<Draft> = {}): Omit<Draft, 'several'> {
  const { several: _several, ...facts } = { ...FEBRUARY, ...more };
  return facts;
}

/** A draft of {@link FEBRUARY}, but for this. */
export async function drafted(more: Partial<Draft> = {}, as: Persona = 'admin') {
  const { reply } = await request('POST /campaigns', { body: { ...FEBRUARY, ...more } }, as);
  return reply;
}

/** The same, open. */
export async function opened(more: Partial<Draft> = {}, as: Persona = 'admin') {
  const { id, revision } = await drafted(more, as);
  const asked = { params: { id: String(id) }, body: { revision } };
  return (await request('POST /campaigns/:id/open', asked, as)).reply;
}

/** The same, closed for this reason. */
export async function closed(more: Partial<Draft> = {}, reason = 'The year is over', as: Persona = 'admin') {
  const { id, revision } = await opened(more, as);
  const asked = { params: { id: String(id) }, body: { revision, reason } };
  const { status, reply } = await request('POST /campaigns/:id/close', asked, as);
  expect(status).toBe(200);
  return reply;
}

/** The campaign as it is stored now. */
export const stored = async (id: number, as: Persona = 'admin') =>
  (await request('GET /campaigns/:id', { params: { id: String(id) } }, as)).reply;
