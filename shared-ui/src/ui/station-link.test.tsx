import { screen } from '@testing-library/react';
import { renderScreen } from 'shared-ui/testing';
import { StationLink } from './station-link.tsx';

test('a station’s name leads to its page; what has none is plain text', async () => {
  await renderScreen(
    <>
      <p>
        <StationLink stationId="AU/1">{'Congress Ave'}</StationLink>
      </p>
      <p>
        <StationLink stationId={null}>{'A draft'}</StationLink>
      </p>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Congress Ave' })).toHaveAttribute('href', '/stations/AU%2F1');
  expect(screen.getByText('A draft')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
