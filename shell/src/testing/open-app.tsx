import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useSession } from 'shared-ui/auth';
import { server, signInAs, type Persona } from 'shared-ui/testing';
import { AlertHost, clearMessages, ConfirmHost } from 'shared-ui/ui';
import { forgetRegistry } from '../federation/use-registry.ts';
import { AppFailed } from '../routing/app-failed.tsx';
import { Root } from '../routing/root.tsx';
import { sampleRegistry } from './sample-registry.ts';

/** Answers the registry with this from now on. */
export function serveRegistry(registry: unknown = sampleRegistry, status = 200): void {
  server.use(http.get('*/registry.json', () => HttpResponse.json(registry as object, { status })));
}

/** Opens the whole app at an address, signed in as somebody or as nobody, with the sample registry. */
export async function openApp({ as, at = '/' }: { as?: Persona; at?: string } = {}) {
  clearMessages();
  forgetRegistry();
  // the remotes of the sample registry are nowhere
  server.use(http.get(/^https?:\/\/[^/]+\/remotes\//, () => new HttpResponse('not found', { status: 404 })));
  await signInAs(as ?? null);
  // how the last test ended is none of this one's
  useSession.setState({ why: null });
  const router = createMemoryRouter([{ path: '*', element: <Root />, errorElement: <AppFailed /> }], {
    initialEntries: [at],
  });
  const view = render(
    <>
      <RouterProvider router={router} />
      <AlertHost />
      <ConfirmHost />
    </>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    place: () => router.state.location.pathname + router.state.location.search,
    goBack: () => router.navigate(-1),
  };
}
