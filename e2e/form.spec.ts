import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { findings } from './findings';

const send = (form: Page | FrameLocator) => form.getByRole('button', { name: 'Open my mail program' });

async function fillIn(form: Page | FrameLocator): Promise<void> {
  await form.getByLabel('What do you need?').selectOption('Storm damage');
  await form.getByLabel('Name').fill('Ann Example');
  await form.getByLabel('Phone').fill('918 555 0100');
  await form.getByLabel('ZIP code').fill('74017');
}

test('what is wrong stands beside its field and in a summary that has the focus and leads there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/embed/estimate');
  await fillIn(page);
  await page.getByLabel('Name').fill('');
  await page.getByLabel('Phone').fill('555-0100');
  await page.getByLabel('Email').fill('ann');
  await send(page).click();
  const summary = page.locator('.summary');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Write your name',
    'Write all ten digits, with the area code',
    'Write the address with its @, such as name@example.com',
  ]);
  expect(await findings(page)).toEqual([]);
  const phone = page.getByLabel('Phone');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription('Write all ten digits, with the area code');
  await expect(page.getByLabel('ZIP code')).not.toHaveAttribute('aria-invalid');
  await summary.getByRole('link').nth(1).click();
  await expect(phone).toBeFocused();
  await phone.fill('+1 (918) 555-0100');
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await expect(phone).toHaveAccessibleDescription('Ten digits with the area code');
});

test('a sent request stands there to be copied, with the numbers to call, and can still be changed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/embed/estimate');
  await page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, { opened, open: (address: string) => opened.push(address) });
  });
  await fillIn(page);
  await send(page).click();
  const sent = page.locator('#sent');
  await expect(sent).toBeFocused();
  expect(await findings(page)).toEqual([]);
  const lines = ['Service: Storm damage', 'Name: Ann Example', 'Phone: 918 555 0100', 'ZIP code: 74017'];
  const [address = ''] = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
  const mail = new URL(address);
  expect([mail.pathname, mail.searchParams.get('body')?.split('\r\n')]).toEqual([
    'hello@copperline-roofing.example',
    lines,
  ]);
  await expect(sent.getByLabel('Your request')).toHaveValue(lines.join('\n'));
  await expect(sent.getByRole('link', { name: '(918) 555-0142' })).toBeVisible();
  await sent.getByRole('button', { name: 'Copy the text' }).click();
  await expect(sent.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines.join('\n'));
  await sent.getByRole('button', { name: 'Change something' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Ann Example');
});

test('on a page of its own the form has a logo, a heading, the numbers and a way back; in a frame none of it', async ({
  page,
}) => {
  await page.goto('/embed/estimate');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Copperline, home' })).toBeVisible();
  for (const phone of ['(918) 555-0142', '(580) 555-0116', '(405) 555-0173', '(918) 555-0199']) {
    const digits = phone.replace(/\D/g, '');
    await expect(page.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:+1${digits}`);
  }
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/contact');
  const frame = page.frameLocator('main iframe');
  await expect(send(frame)).toBeVisible();
  await expect(frame.getByRole('heading')).toHaveCount(0);
  await expect(frame.getByRole('link')).toHaveCount(0);
});

test('in the page of an office a sent request names that office', async ({ page }) => {
  await page.goto('/ada-oklahoma');
  await page.locator('main iframe').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('main iframe');
  await fillIn(frame);
  await frame.locator('form').evaluate(() => {
    window.open = () => null;
  });
  await send(frame).click();
  const call = frame.locator('#sent').getByRole('link', { name: '(580) 555-0116' });
  await expect(call).toHaveAttribute('href', 'tel:+15805550116');
});

test('the whole form stands in its frame without scrolling, at any width', async ({ page }) => {
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/contact');
    const button = send(page.frameLocator('main iframe'));
    await button.waitFor();
    const [hidden, wide] = await button.evaluate(({ ownerDocument: { documentElement: root } }) => [
      root.scrollHeight - root.clientHeight,
      root.scrollWidth - root.clientWidth,
    ]);
    expect([hidden, wide], `${width} px`).toEqual([0, 0]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the browser itself checks the fields and hands them to the mail program', async ({ page }) => {
    await page.goto('/embed/estimate');
    const form = page.locator('form');
    await expect(form).toHaveAttribute('action', /^mailto:hello@copperline-roofing\.example\?/);
    await expect(form).toHaveAttribute('enctype', 'text/plain');
    for (const label of ['What do you need?', 'Name', 'Phone', 'ZIP code'])
      await expect(page.getByLabel(label)).toHaveAttribute('required');
    await expect(page.getByRole('link', { name: '(918) 555-0142' })).toBeVisible();
  });
});
