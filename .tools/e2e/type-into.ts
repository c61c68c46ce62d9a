import type { Locator } from '@playwright/test';

/** Writes into a field over what it holds, key by key: what Playwright's `fill` writes, React in Firefox does not hear of. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.clear();
  await field.pressSequentially(text);
}
