// What has to be corrected, in the forms that a person can open without preparation: listed with what is wrong, the list
// has the focus, and each line leads to its field. A form of few fields of which one is wrong leads there at once.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../.tools/e2e/accessible.ts';
import { signInByToken, type Persona } from '../../.tools/e2e/personas.ts';
import { typeInto } from '../../.tools/e2e/type-into.ts';
import { addressOf } from './addresses.ts';

type Form = {
  at: string;
  who: Persona | null;
  /** The button that opens it as a dialog, by a part of its name. */
  opens?: string;
  /** What makes it wrong, or lets it be sent at all. */
  before?: (page: Page, form: Locator) => Promise<void>;
  /** The button that sends it, by a part of its name. */
  sends: string;
  /** What it lists: the names of the fields; one alone of a small form, which is led to without a list. */
  lists: string[] | string;
};

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name });
const clear = (label: RegExp) => (_: Page, form: Locator) => form.getByLabel(label).fill('');
const write = (label: RegExp, text: string) => (_: Page, form: Locator) =>
  typeInto(form.getByLabel(label), text);
/** A form with tabs is sent from the last of them. */
const lastTab = (page: Page) => page.getByRole('tab').last().click();

const FORMS: Record<string, Form> = {
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

/** Opens a form as its row says, and gives what it stands in. */
async function open(page: Page, { at, who, opens, before }: Form): Promise<Locator> {
  if (who) await signInByToken(page, who);
  await page.goto(await addressOf(page, at));
  const main = page.locator('main');
  if (opens) await button(main, opens).first().click();
  const form = opens ? page.locator('dialog[open]') : main;
  await expect(form.getByRole('heading').first()).toBeVisible();
  await before?.(page, form);
  return form;
}

/** What has the focus is a field of which the page says that it is wrong. */
const wrongField = (form: Locator) =>
  form.locator(':is(input, select, textarea, [role="combobox"], [role="listbox"]):focus');

for (const [what, row] of Object.entries(FORMS))
  test(`what is missing or wrong in ${what} is listed, and each line leads to it`, async ({ page }) => {
    const form = await open(page, row);
    await button(form, row.sends).last().click();
    const summary = page.locator('.cx-summary');
    if (typeof row.lists === 'string') {
      await expect(form.getByLabel(new RegExp(`^${row.lists}`))).toBeFocused();
      await expect(wrongField(form)).toHaveAttribute('aria-invalid', 'true');
      await expect(summary).toHaveCount(0);
      return;
    }
    await expect(summary).toBeFocused();
    const lines = summary.getByRole('listitem');
    // the field's name, which leads there, and what is wrong
    const said = await lines.allTextContents();
    for (const line of said) expect(line).toMatch(/^.+: \S+/);
    const names = await summary.getByRole('listitem').getByRole('button').allTextContents();
    expect(names).toEqual(row.lists);
    await expectAccessible(page);
    for (const line of await lines.getByRole('button').all()) {
      await line.click();
      await expect(wrongField(form)).toHaveAttribute('aria-invalid', 'true');
    }
  });
