import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { addOwnPerson } from '../../.tools/e2e/own-person.ts';
import { expectAccessible } from '../../.tools/e2e/accessible.ts';
import { signOut } from '../../.tools/e2e/personas.ts';

/** A security key of the browser's own: what the person would touch, touches itself. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is set up with the password, signs in, and stands in for the password', async ({ page }) => {
  const person = await addOwnPerson(page, 'Petra Keys');
  await addAuthenticator(page);
  const signIn = async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Login' }).click();
  };
  await signIn();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await page.goto('/user-profile');
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill(person.password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByRole('button', { name: 'Set up a passkey' }).click();
  await dialog.getByLabel('Name of the passkey').fill('Test key');
  await dialog.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText(/^Passkey “Test key”, since/)).toBeVisible();

  await signOut(page);
  await signIn();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

  await page.goto('/user-profile');
  await page.getByRole('button', { name: 'Remove the passkey “Test key”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('You have no second factor.')).toBeVisible();
});
