import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

test.each([
  ['/next/edit-station/AU0002', 'flow-4.facility_type', /^Facility Type/, 'combobox'],
  ['/next/edit-station/AU0002', 'func_class', /^Functional Class/, 'combobox'],
  ['/edit-station/AU0004', 'serial_number', /^Serial Number/, 'textbox'],
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
