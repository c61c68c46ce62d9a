import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { press, reach, write } from '../../.tools/e2e/keys.ts';
import { expectGoodPaper } from '../../.tools/e2e/looks.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';

/** A real counter of five years, certified but for its last months. */
const REAL = { id: 'AU0010', name: /Steadfastgate/ };
/** The year in which that counter was dead for months. */
const YEAR = { from: '2012-01-01', to: '2012-12-31' };
/** A station whose last weeks wait for review. */
const WAITING = { id: 'AU0003' };

const place = (page: Page) => page.getByText(/^\d+ of \d+$/);
const undo = (page: Page) => page.getByRole('button', { name: /^Undo: / });
const certifyButton = (page: Page) => page.getByRole('button', { name: 'Certify', exact: true });

/** The one day of the calendar that Tab leads to; keys lead to the others. */
const dayInTabOrder = (page: Page) =>
  page.getByRole('grid', { name: /^Calendar of/ }).locator('[role=gridcell][tabindex="0"]');

/** Presses a single key where it belongs to no field. */
async function key(page: Page, name: string): Promise<void> {
  await page.keyboard.press(name);
}

/** Drags over the calendar from one day's square to another's, given as shares of its size. */
async function brush(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const calendar = page.getByRole('grid', { name: /^Calendar of 2012/ });
  await calendar.scrollIntoViewIfNeeded();
  const box = await calendar.boundingBox();
  if (!box) throw new Error('The calendar is not drawn.');
  const at = ([x, y]: [number, number]) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 5 });
  await page.mouse.up();
}

test('a real year is reviewed by its findings, marked, taken back and certified', async ({ page }) => {
  await signInByToken(page, 'super');
  await page.goto(`/validate-counts/${REAL.id}`);
  const findings = page.getByRole('region', { name: 'Findings' });

  await test.step('a super admin reopens the year with a reason', async () => {
    await page.getByRole('button', { name: 'Certifications' }).click();
    const ledger = page.getByRole('dialog', { name: /^Certifications of/ });
    await ledger.getByRole('button', { name: 'Reopen' }).first().click();
    await ledger.getByRole('textbox', { name: 'From', exact: true }).fill(YEAR.from);
    await ledger.getByRole('textbox', { name: 'To', exact: true }).fill(YEAR.to);
    await ledger.getByLabel('Reason for reopening').fill('Counter was dead until April');
    await ledger.getByRole('button', { name: 'Reopen' }).last().click();
    await expect(page.getByText(/counts reopened\.$/)).toBeVisible();
    // a message that came meanwhile stands in the dialog too, with a way to close it
    await ledger.locator('.cx-dialog-head').getByRole('button', { name: 'Close' }).click();
    await expect(findings.getByText(/Days of zeros/).first()).toBeVisible();
  });

  await test.step('follows three findings: accepts one, dismisses one, accepts all of a kind', async () => {
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2012');
    await page.getByRole('button', { name: 'Start with the first finding' }).click();
    await expect(place(page)).toHaveText(/^1 of /);
    await expect(page).toHaveURL(/[?&]finding=/);
    await page.reload();
    await expect(place(page)).toHaveText(/^1 of /);
    await page.getByRole('button', { name: /^Accept/ }).click();
    await expect(findings.getByText(/^Accepted\. /)).toBeVisible();
    await page.getByRole('button', { name: /^Dismiss/ }).click();
    await page.getByLabel('Reason for dismissing').fill('Usual at this site');
    await page.keyboard.press('Enter');
    await expect(findings.getByText(/^Dismissed\. /)).toBeVisible();
    await findings.getByRole('option', { name: /^Gap/ }).last().click();
    await findings.getByRole('checkbox', { name: /of this kind/ }).check();
    await page.getByRole('button', { name: /^Accept \d/ }).click();
    await expect(findings.getByText(/^Accepted\. /)).toBeVisible();
  });

  await test.step('brushes a range of the calendar, marks it, and takes that back', async () => {
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2012');
    await brush(page, [0.5, 0.4], [0.56, 0.8]);
    await expect(page.getByText(/^\w{3} \d+, 2012 to \w{3} \d+, 2012 selected$/)).toBeVisible();
    await page.getByRole('button', { name: /^Mark [1-9][\d,]* counts suspect$/ }).click();
    await page.getByLabel('Suspect value').selectOption({ label: 'Special event' });
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByText(/^[\d,]+ counts updated\.$/)).toBeVisible();
    await expect(undo(page)).toHaveAccessibleName(/^Undo: .*Special event/);
    await dayInTabOrder(page).focus();
    await page.keyboard.press('Control+z');
    await expect(page.getByText(/^Undone: .*Special event/)).toBeVisible();
  });

  await test.step('comes with one key to the last row, out of sight before', async () => {
    const rows = page.getByRole('grid', { name: /^Counts/ }).getByRole('row');
    await rows.nth(1).getByRole('gridcell').last().click();
    await page.keyboard.press('Control+End');
    const last = rows.last().getByRole('gridcell').last();
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(last).toHaveCSS('outline-style', 'solid');
  });

  await test.step('certifies after the checklist and is notified', async () => {
    await certifyButton(page).click();
    const dialog = page.getByRole('alertdialog', { name: 'Certify counts?' });
    await dialog.getByRole('button', { name: 'Take them too' }).click();
    await expect(dialog.getByText('Nothing that waits for review is left out.')).toBeVisible();
    await expect(dialog.getByText(/certify it as clean and ready for submission: \d/)).toBeVisible();
    await dialog
      .getByRole('textbox', { name: 'Reason for certifying with strong findings open' })
      .fill('Known outages of this counter');
    await dialog.getByRole('button', { name: 'Certify' }).click();
    await expect(page.getByText('Process started! You will be notified', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByText(/Steadfastgate.*certif/i).first()).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press('Escape');
  });

  await test.step('has nothing to do any more where all is certified, and sees what was passed over', async () => {
    const state = page.getByRole('region', { name: 'State of certification' });
    await expect(state.getByText(/Nothing waits for review\.$/)).toBeVisible({ timeout: 60_000 });
    await expect(findings.getByText('No counts wait for review.')).toBeVisible();
    await expect(findings.getByText(/^Certified over \d+ strong findings?$/)).toBeVisible();
    await expect(page.getByText(/the first day that waits for review/)).toHaveCount(0);
    await expect(page.getByRole('form', { name: 'Bulk Update' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Update Checked' })).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectGoodPaper(page);
    await expect(state.getByText('Known outages of this counter')).toBeVisible();
    await expect(page.locator('main details > :not(summary)').filter({ visible: false })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('sees what was certified, after a reload too, and goes on to export it', async () => {
    await page.reload();
    const state = page.getByRole('region', { name: 'State of certification' });
    await expect(state.getByText('Known outages of this counter')).toBeVisible({ timeout: 60_000 });
    await expect(state.getByText(/Nothing waits for review\.$/)).toBeVisible();
    await expect(certifyButton(page)).toHaveAccessibleDescription(/^No counts of .* wait to be certified\.$/);
    await state.getByRole('link', { name: 'Export these counts' }).click();
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) => pathname === '/exports' && searchParams.get('station') === REAL.id,
    );
    await expect(page.getByRole('button', { name: 'Build Export' })).toBeEnabled();
    await expect(page.getByRole('textbox', { name: /^From/ })).not.toHaveValue('');
  });
});

test('calendar, hours and lines share one axis of time, and one line goes through all', async ({ page }) => {
  await signInByToken(page, 'user');
  await page.goto('/validate-counts/AU0001');
  const calendar = page.getByRole('grid', { name: /^Calendar of/ });
  await expect(dayInTabOrder(page)).toHaveAttribute('aria-label', /\d/);
  const xs = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => {
        const ends = await page
          .locator('.qc-calendar-plot, .qc-heat-plot, .qc-known-plot, .qc-line-plot')
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
        return new Set([
          ...(await xs('.qc-calendar-plot, .qc-heat-plot, .qc-known-plot, .qc-line-plot')),
          ...ends,
        ]).size;
      })
      .toBe(2);
    const ticks = await page.locator('.qc-ticks').evaluateAll((all) =>
      all.map((axis) =>
        [...axis.querySelectorAll('div > span')].map((one) => {
          const { x, right } = one.getBoundingClientRect();
          return { x: Math.round(x), right, text: one.textContent };
        }),
      ),
    );
    // the same stretch stands below each other, and no label reaches the next
    expect(ticks).toHaveLength(3);
    expect(ticks[1]).toEqual(ticks[0]);
    expect(ticks[2]).toEqual(ticks[0]);
    const labels = (ticks[0] ?? []).filter(({ text }) => text !== '');
    expect(labels.length).toBeGreaterThan(1);
    labels.forEach(({ right }, i) => expect(right).toBeLessThanOrEqual(labels[i + 1]?.x ?? width));

    await calendar.scrollIntoViewIfNeeded();
    const box = await calendar.boundingBox();
    if (!box) throw new Error('The calendar is not drawn.');
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5);
    await expect(page.locator('.qc-cursor-line')).toHaveCount(4);
    expect(new Set(await xs('.qc-cursor-line')).size).toBe(1);
    await page.mouse.move(0, 0);
    await expect(page.locator('.qc-cursor-line')).toHaveCount(0);
  }

  await dayInTabOrder(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.qc-cursor-line')).toHaveCount(4);
  expect(new Set(await xs('.qc-cursor-line')).size).toBe(1);
});

test('a review by the keyboard alone', async ({ page }) => {
  await signInByToken(page, 'admin');
  await page.goto(`/validate-counts/${WAITING.id}`);
  const list = page.getByRole('listbox', { name: 'Open findings' });
  await expect(list).toBeVisible();

  await key(page, 'n');
  await expect(place(page)).toHaveText(/^1 of /);
  await key(page, 'a');
  await expect(page.getByText(/^Accepted\. /)).toBeVisible();
  await key(page, 'd');
  await expect(page.getByLabel('Reason for dismissing')).toBeFocused();
  await page.keyboard.type('Weather');
  await key(page, 'Enter');
  await expect(page.getByText(/^Dismissed\. /)).toBeVisible();
  await key(page, 'Control+z');
  await expect(page.getByText(/^Undone: /).first()).toBeVisible();

  // one cursor line in all pictures, led by keys from the hours as from the lines
  const cursors = page.locator('.qc-cursor-line');
  for (const [name, pressed] of [
    ['Hour by day', 'ArrowDown'],
    ['Lines', 'ArrowRight'],
  ] as const) {
    await reach(page, page.getByRole('group', { name, exact: true }));
    await key(page, pressed);
    await key(page, pressed);
    await expect(cursors).toHaveCount(4);
  }

  await reach(page, dayInTabOrder(page), { back: true });
  await key(page, 'Control+End');
  await key(page, 'Shift+ArrowLeft');
  await key(page, 'Enter');
  await expect(page.getByText(/^\w{3} \d+, \d{4} to \w{3} \d+, \d{4} selected$/)).toBeVisible();
  await press(page, page.getByRole('button', { name: /^Mark [1-9][\d,]* counts suspect$/ }));
  await expect(page.getByLabel('Suspect value')).toBeFocused();
  await write(
    page,
    page.getByRole('form', { name: 'Bulk Update' }).getByRole('textbox', { name: /^Note/ }),
    'Storm',
  );
  await key(page, 'Enter');
  await expect(page.getByText(/^[\d,]+ counts updated\.$/)).toBeVisible();

  await press(page, certifyButton(page), { back: true });
  const dialog = page.getByRole('alertdialog', { name: 'Certify counts?' });
  await expect(dialog.getByText(/ready for submission: /)).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Certify' }));
  await expect(page.getByText('Process started! You will be notified', { exact: false })).toBeVisible();
});
