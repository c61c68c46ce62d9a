import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { passwordLink } from '../../.tools/e2e/own-person.ts';
import { signIn } from '../../.tools/e2e/personas.ts';

const PERSON = {
  first: 'Nadia',
  last: 'Okafor',
  email: 'nadia.okafor@example.org',
  password: 'count by count',
};

async function register(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Register' }).click();
  await page.getByLabel(/^First Name/).fill(PERSON.first);
  await page.getByLabel(/^Last Name/).fill(PERSON.last);
  await page.getByLabel(/^Email/).fill(PERSON.email);
  await page.getByLabel(/^Phone/).fill('512-555-0117');
  await page.getByLabel(/^Organization/).fill('City of Austin');
  await page.getByLabel(/^I agree/).check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Please verify you are not a robot.')).toBeVisible();
  await page.getByRole('checkbox', { name: /robot/i }).click({ force: true });
  await expect(page.getByText(/verified/i).first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Thank you!')).toBeVisible();
}

test('a registration is approved, the password set by the mailed link, and the new person signs in', async ({
  page,
  browser,
}) => {
  await register(page);

  await test.step('a super admin approves it', async () => {
    await signIn(page, 'super');
    await page.getByRole('link', { name: /^Registrations/ }).click();
    await page.getByRole('button', { name: `Approve ${PERSON.first} ${PERSON.last}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Agency/).selectOption({ label: 'City of Austin' });
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(
      page.getByText(`The registration of ${PERSON.first} ${PERSON.last} is approved.`),
    ).toBeVisible();
  });

  await test.step('the person sets the password and signs in', async () => {
    const link = await passwordLink(page, PERSON.email);
    const context = await browser.newContext();
    const own = await context.newPage();
    await own.goto(link);
    await own.getByLabel(/^Password/).fill(PERSON.password);
    await own.getByLabel(/^Confirm Password/).fill(PERSON.password);
    await own.getByRole('button', { name: 'Finish' }).click();
    await expect(own.getByText('Howdy! Please login to your account.')).toBeVisible();
    await own.getByLabel('Email').fill(PERSON.email);
    await own.getByLabel('Password').fill(PERSON.password);
    await own.getByRole('button', { name: 'Login' }).click();
    await expect(own.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(own.getByText(/Counters of the City of Austin/)).toBeVisible();

    await own.goto(link);
    await own.getByLabel(/^Password/).fill('another password');
    await own.getByLabel(/^Confirm Password/).fill('another password');
    await own.getByRole('button', { name: 'Finish' }).click();
    await expect(own.getByRole('alert')).toBeVisible();
    await context.close();
  });
});
