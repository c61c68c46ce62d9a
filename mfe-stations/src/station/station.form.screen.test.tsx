import { screen } from '@testing-library/react';
import type { V1List } from 'shared-domain/fields';
import { ask } from 'shared-ui/query';
import { renderScreen, signInAs } from 'shared-ui/testing';
import { NewStation } from './new-station.tsx';
import { stationOptionsQuery } from './station.resource.ts';

test.each<[string, RegExp, V1List[]]>([
  ['Directions and Types', /^Name/, ['streetSide', 'countType', 'travelDirection', 'sensorType', 'vendor']],
  ['Count Information', /^Serial Number/, ['primaryCountPurpose', 'countMethod']],
  ['Station and Facility Details', /^Mounting Object/, ['intersection', 'facilityType']],
  [
    'Roadway Characteristics',
    /^Street Traffic/,
    ['postedSpeedLimit', 'streetWidth', 'nhs', 'postedRouteSign'],
  ],
])('a key typed on the tab %s draws none of the other fields again', async (tab, label, lists) => {
  await signInAs('user');
  const options = await ask(stationOptionsQuery);
  const { user } = await renderScreen(
    <NewStation options={options} onContactSaved={() => undefined} onPublished={() => undefined} />,
    {
      as: 'user',
    },
  );
  await user.click(screen.getByRole('tab', { name: new RegExp(tab) }));
  await user.click(screen.getByRole('textbox', { name: label }));
  await user.keyboard('1');
  // Each drawing of a choice goes through its options.
  const drawn = lists.map((name) => jest.spyOn(options[name], 'map'));
  await user.keyboard('2345');
  expect(screen.getByRole('textbox', { name: label })).toHaveValue('12345');
  for (const spy of drawn) expect(spy).not.toHaveBeenCalled();
  await user.click(screen.getByRole('tab', { name: /Name and Location/ }));
  await user.click(screen.getByRole('tab', { name: new RegExp(tab) }));
  for (const spy of drawn) expect(spy).toHaveBeenCalled();
});
