import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

test.each([
  ['/next/edit-station/AU0002', 'flow-4.facility_type', /^Facility Type/, 'combobox'],
  ['/next/edit-station/AU0002', 'func_class', /^Functional Class/, 'combobox'],
  ['/edit-station/AU0004', 'serial_number', /^Serial Number/, 'textbox'],
  ['/edit-station/AU0004', 'add_flow', /^Add Channel/, 'button'],
])(
  '%s opened at the field %s goes there, and the field leaves the address',
  async (path, field, name, role) => {
    const { place } = await renderScreen(<App />, { as: 'admin', at: `${path}?field=${field}` });
    // What channels say differently is asked for each, the first one first.
    const [control] = await screen.findAllByRole(role, { name });
    await waitFor(() => expect(control).toHaveFocus());
    await waitFor(() => expect(place()).toBe(path));
  },
);

test.each([
  ['the older form', 'AU0002', '/edit-station/AU0002'],
  ['the next form', 'AU0002', '/next/edit-station/AU0002'],
])(
  'a published station has no review in %s: the address of one leads to the form, under its own title',
  async (_, id, path) => {
    const { place } = await renderScreen(<App />, { as: 'admin', at: `${path}?step=review` });
    await screen.findByRole('tab', { name: 'Name and Location' });
    await waitFor(() => expect(place()).toBe(path));
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Station' })).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`^${id} .* Fields marked`))).toBeInTheDocument();
  },
);
