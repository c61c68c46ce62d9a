import { webcrypto } from 'node:crypto';
import { act, screen, waitFor } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { answerOnce, expectNoAxeViolations, loseOnce } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../../testing/open-app.tsx';

// jsdom's cryptography derives no keys
Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });

beforeEach(async () => {
  serveRegistry();
  await testApi().reset();
});

type Opened = Awaited<ReturnType<typeof openApp>>;
const button = () => screen.findByRole('button', { name: 'Register' });

async function fillIn({ user }: Opened) {
  await user.type(await screen.findByRole('textbox', { name: /^First Name/ }), 'Ana');
  await user.type(screen.getByRole('textbox', { name: /^Last Name/ }), 'Ibarra');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'ana@waco.example');
  await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '254 555 0100');
  await user.type(screen.getByRole('textbox', { name: /^Organization/ }), 'City of Waco');
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
}
async function passCheck({ user }: Opened) {
  await user.click(await screen.findByRole('checkbox', { name: 'I am not a robot' }));
  expect(await screen.findByText('Verified')).toBeInTheDocument();
}
const waiting = () =>
  testApi().query('select name, email, organization, status from registrations where email = $1', [
    'ana@waco.example',
  ]);

test('a request is taken and what follows is told', async () => {
  const view = await openApp({ at: '/register' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'New around here? Please register below.' }),
  ).toBeInTheDocument();
  await fillIn(view);
  await passCheck(view);
  await expectNoAxeViolations();
  await view.user.click(await button());
  expect(
    await screen.findByText(/processed by administrators, who verify the information/),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeInTheDocument();
  expect(await waiting()).toEqual([
    { name: 'Ana Ibarra', email: 'ana@waco.example', organization: 'City of Waco', status: 'waiting' },
  ]);
  await view.user.click(screen.getByRole('link', { name: 'Back to login' }));
  expect(await screen.findByText('Howdy! Please login to your account.')).toBeInTheDocument();
});

test('all fields and the agreement are required', async () => {
  const { user } = await openApp({ at: '/register' });
  await user.click(await button());
  expect(await screen.findByRole('region', { name: 'Invalid fields found' })).toHaveFocus();
  for (const name of [/^First Name/, /^Last Name/, /^Email/, /^Phone/, /^Organization/])
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription('This field is required.'),
    );
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: /^I agree/ })).toHaveAccessibleDescription(
      'Please agree to the terms and conditions.',
    ),
  );
  await expectNoAxeViolations();
});

test('without the human check nothing is sent', async () => {
  const view = await openApp({ at: '/register' });
  await fillIn(view);
  await view.user.click(await button());
  expect(await screen.findByText('Please verify you are not a robot.')).toBeInTheDocument();
  expect(await waiting()).toEqual([]);
});

test.each([
  [{ success: false, error: { message: 'Recaptcha token is invalid' } }, 'Recaptcha token is invalid'],
  [
    { success: false, 'error-codes': ['timeout-or-duplicate', 'bad-request'] },
    'The Recaptcha service responded with the following error codes: timeout-or-duplicate, bad-request',
  ],
])('a refused check (%j) is told and starts anew', async (reply, sentence) => {
  const view = await openApp({ at: '/register' });
  await fillIn(view);
  await passCheck(view);
  answerOnce('POST /recaptcha', 200, reply);
  await view.user.click(await button());
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(await screen.findByRole('checkbox', { name: 'I am not a robot' })).not.toBeChecked();
  expect(screen.getByRole('textbox', { name: /^First Name/ })).toHaveValue('Ana');
  expect(await waiting()).toEqual([]);
});

test('a server that is not reached is told in the words of the screen', async () => {
  const view = await openApp({ at: '/register' });
  await fillIn(view);
  await passCheck(view);
  loseOnce('POST /user/register');
  await view.user.click(await button());
  expect(await screen.findByText('An error occurred while registering.')).toBeInTheDocument();
});

test('a task that does not come can be asked for again', async () => {
  const view = await openApp({ at: '/register' });
  answerOnce('GET /human-check/challenge', 503, { error: 'Busy.', message: 'Busy.' });
  await view.user.click(await screen.findByRole('checkbox', { name: 'I am not a robot' }));
  expect(await screen.findByText('The check could not be made. Please try again.')).toBeInTheDocument();
  await passCheck(view);
});

test('with a site key Google’s check stands in its place', async () => {
  answerOnce('GET /human-check', 200, { kind: 'recaptcha', site_key: 'site-key' });
  const view = await openApp({ at: '/register' });
  await fillIn(view);
  const script = await waitFor(() => {
    const found = document.querySelector<HTMLScriptElement>(
      'script[src^="https://www.google.com/recaptcha/"]',
    );
    expect(found).not.toBeNull();
    return found;
  });
  let pass: (token: string) => void = () => undefined;
  Object.assign(globalThis, {
    grecaptcha: {
      ready: (then: () => void) => then(),
      render: (_: HTMLElement, options: { sitekey: string; callback: (token: string) => void }) => {
        expect(options.sitekey).toBe('site-key');
        pass = options.callback;
      },
    },
  });
  script?.dispatchEvent(new Event('load'));
  await screen.findByRole('group', { name: 'Human verification by Google reCAPTCHA' });
  act(() => pass('answer-of-google'));
  answerOnce('POST /recaptcha', 200, { success: true });
  answerOnce('POST /user/register', 200, { success: true });
  await view.user.click(await button());
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you!' })).toBeInTheDocument();
});
