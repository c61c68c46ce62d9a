import type { Locator, Page } from '@playwright/test';
import type { Persona } from '../../.tools/e2e/personas.ts';
import { typeInto } from '../../.tools/e2e/type-into.ts';

/** A form that a person can open, and how it is sent wrong. */
export type Form = {
  at: string;
  who: Persona | null;
  /** What has to be there before it is opened. */
  given?: (page: Page) => Promise<void>;
  /** The buttons that open it as a dialog, one after another, by a part of their names. */
  opens?: string | readonly string[];
  /** What makes it wrong, or lets it be sent at all. */
  before?: (page: Page, form: Locator) => Promise<void>;
  /** The button that sends it, by a part of its name. */
  sends: string;
  /** Where a line leads to a field of another name. */
  leads?: Record<string, string>;
  /** What it lists: the names of the fields; one alone of a small form, which is led to without a list. */
  lists: string[] | string;
};

export const button = (within: Page | Locator, name: string) => within.getByRole('button', { name });
export const clear = (label: RegExp) => (_: Page, form: Locator) => form.getByLabel(label).fill('');
export const write = (label: RegExp, text: string) => (_: Page, form: Locator) =>
  typeInto(form.getByLabel(label), text);
/** A form with tabs is sent from the last of them. */
export const lastTab = (page: Page) => page.getByRole('tab').last().click();

/** Forms of people, agencies and stations. */
export const FORMS: Record<string, Form> = {
  'a new agency': {
    at: '/add-agency',
    who: 'super',
    sends: 'Add Agency',
    lists: ['Agency Name', 'Name', 'Email'],
  },
  'a new user': { at: '/add-user', who: 'admin', sends: 'Add', lists: ['Name', 'Email'] },
  'a user': {
    at: '/edit-user/:user',
    who: 'admin',
    before: clear(/^Name/),
    sends: 'Save User',
    lists: ['Name'],
  },
  'a registration': {
    at: '/register',
    who: null,
    sends: 'Register',
    lists: [
      'First Name',
      'Last Name',
      'Email',
      'Phone',
      'Organization',
      'I agree to the terms and conditions',
    ],
  },
  'a forgotten password': { at: '/forgot-password', who: null, sends: 'Submit', lists: ['Email'] },
  'a password': {
    at: '/update-password',
    who: 'user',
    sends: 'Update Password',
    lists: ['Old Password', 'New Password', 'Confirm New Password'],
  },
  'an account': {
    at: '/user-profile',
    who: 'user',
    before: clear(/^Name/),
    sends: 'Update User',
    lists: ['Name'],
  },
  'an agency': {
    at: '/agencies',
    who: 'super',
    opens: 'Edit',
    before: clear(/^Agency Name/),
    sends: 'Save Agency',
    lists: 'Agency Name',
  },
  'a token of the API': {
    at: '/api-tokens',
    who: 'user',
    opens: 'Make a token',
    sends: 'Make a token',
    lists: ['Name', 'Your password'],
  },
  'a webhook': {
    at: '/webhooks',
    who: 'admin',
    opens: 'Add a webhook',
    sends: 'Add a webhook',
    lists: ['Address', 'Events'],
  },
  'a city': {
    at: '/cities',
    who: 'super',
    opens: 'Add City',
    sends: 'Save City',
    lists: ['City', 'County', 'Latitude', 'Longitude'],
  },
  'a deployment': {
    at: '/edit-deployment/:deployment',
    who: 'super',
    before: write(/^Start Date/, 'soon'),
    sends: 'Save Deployment',
    lists: ['Start Date'],
  },
  'an approval': { at: '/registrations', who: 'super', opens: 'Approve', sends: 'Approve', lists: 'Agency' },
  'a rejection': { at: '/registrations', who: 'super', opens: 'Reject', sends: 'Reject', lists: 'Reason' },
  'a station of the next form': {
    at: '/next/edit-station/AU0004',
    who: 'admin',
    before: async (page, form) => {
      await clear(/^Street\/Trail Name/)(page, form);
      await lastTab(page);
    },
    sends: 'Update Station',
    lists: ['Street/Trail Name'],
  },
  'a flow': {
    at: '/next/edit-station/AU0004',
    who: 'admin',
    before: (page) => button(page, '+ Add Flow').click(),
    sends: 'Update Flows',
    lists: ['Name', 'Vendor', 'Count Method', 'Count Type', 'Travel Direction', 'Sensor Type'].map(
      (field) => `Flow 3: ${field}`,
    ),
  },
  'a factor': {
    at: '/stations/AU0001',
    who: 'admin',
    opens: 'Enter factor',
    sends: 'Save draft',
    lists: ['Flow', 'Factor', 'First day', 'Reason'],
  },
  'a validation count': {
    at: '/stations/AU0001',
    who: 'admin',
    opens: 'Add validation count',
    sends: 'Work out',
    lists: ['Flow', 'Date', 'People counted'],
  },
  'a note': { at: '/stations/AU0001', who: 'user', opens: 'Add note', sends: 'Save note', lists: 'Note' },
  'a short count': {
    at: '/short-counts',
    who: 'super',
    opens: 'Add a short count',
    sends: 'Add a short count',
    lists: ['First or only day', 'Count of each hour'],
  },
  'a mark of several stations': {
    at: '/quality-control',
    who: 'admin',
    opens: 'Mark several stations',
    before: (_, form) => form.getByRole('checkbox', { name: /^AU0001/ }).check(),
    sends: 'See what would change',
    lists: ['Suspect value', 'From', 'To'],
  },
};
