import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { DateField, type DateFormat } from './index.ts';

function Form({
  onChange,
  format,
  min,
  max,
  keepsText,
  hint,
}: {
  onChange?: (day: string | null) => void;
  format?: DateFormat;
  min?: string;
  max?: string;
  keepsText?: boolean;
  hint?: string;
}) {
  const [day, setDay] = useState<string | null>('2024-05-06');
  return (
    <DateField
      label="From"
      value={day}
      format={format}
      min={min}
      max={max}
      keepsText={keepsText}
      hint={hint}
      onChange={(next) => {
        setDay(next);
        onChange?.(next);
      }}
    />
  );
}
const field = () => screen.getByRole('textbox', { name: 'From' });
const calendarButton = () => screen.getByRole('button', { name: 'Choose date: From' });

test('a date is typed, and handed over as a plain day when the field is left', async () => {
  const onChange = jest.fn();
  const { user } = await renderScreen(<Form onChange={onChange} />);
  expect(field()).toHaveValue('05/06/2024');
  await user.clear(field());
  await user.type(field(), '12/31/2024');
  expect(onChange).not.toHaveBeenCalled();
  await user.tab();
  expect(onChange.mock.calls).toEqual([['2024-12-31']]);
});

test.each([
  ['MM/dd/yyyy', '2024-12-31', '12/31/2024'],
  ['yyyy-MM-dd', '12/31/2024', '2024-12-31'],
  ['yyyy/MM/dd', '2024-12-31', '2024/12/31'],
] as const)('a field that shows %s reads %s as well', async (format, typed, shown) => {
  const onChange = jest.fn();
  const { user } = await renderScreen(<Form onChange={onChange} format={format} />);
  await user.clear(field());
  await user.type(field(), typed);
  await user.tab();
  expect(onChange.mock.calls).toEqual([['2024-12-31']]);
  expect(field()).toHaveValue(shown);
});

test('how a day is written stands beside a hint of its own', async () => {
  await renderScreen(<Form format="yyyy-MM-dd" hint="Empty while it stands there." />);
  expect(field()).toHaveAccessibleDescription('YYYY-MM-DD · Empty while it stands there.');
});

test('what is no date can be handed over as typed, for a form that refuses it', async () => {
  const onChange = jest.fn();
  const { user } = await renderScreen(<Form onChange={onChange} keepsText />);
  await user.clear(field());
  await user.type(field(), 'last May');
  await user.tab();
  expect(onChange.mock.calls).toEqual([['last May']]);
  expect(field()).toHaveValue('last May');
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Enter a date as MM/DD/YYYY MM/DD/YYYY'));
  await user.click(calendarButton());
  await user.keyboard('{Escape}');
  await user.clear(field());
  await user.type(field(), '05/31/2024');
  await user.tab();
  expect(onChange.mock.lastCall).toEqual(['2024-05-31']);
  expect(field()).toBeValid();
});

test.each([true, false])(
  'what is no date is told of once a pressed button is let go (text kept: %s)',
  async (keepsText) => {
    const { user } = await renderScreen(<Form keepsText={keepsText} />);
    await user.clear(field());
    await user.type(field(), 'last May');
    // a message that pushed the button away would take its click
    await user.pointer({ keys: '[MouseLeft>]', target: calendarButton() });
    expect(field()).not.toHaveFocus();
    expect(screen.queryByText('Enter a date as MM/DD/YYYY')).toBeNull();
    await user.pointer('[/MouseLeft]');
    expect(await screen.findByText('Enter a date as MM/DD/YYYY')).toBeVisible();
  },
);

test('what is no date stays in the field with a message until it is mended', async () => {
  const onChange = jest.fn();
  const { user } = await renderScreen(<Form onChange={onChange} />);
  await user.clear(field());
  await user.type(field(), '02/30/2024');
  await user.tab();
  expect(field()).toHaveValue('02/30/2024');
  await waitFor(() => expect(field()).toBeInvalid());
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Enter a date as MM/DD/YYYY MM/DD/YYYY'));
  await user.clear(field());
  await user.type(field(), '02/29/2024{Enter}');
  expect(field()).toBeValid();
  expect(onChange.mock.calls).toEqual([['2024-02-29']]);
});

test('an emptied field is no date', async () => {
  const onChange = jest.fn();
  const { user } = await renderScreen(<Form onChange={onChange} />);
  await user.clear(field());
  await user.tab();
  expect(onChange.mock.calls).toEqual([[null]]);
});

test.each([
  ['05/01/2024', 'Enter 05/02/2024 or later'],
  ['06/01/2024', 'Enter 05/20/2024 or earlier'],
])('%s lies outside the days allowed', async (typed, message) => {
  const { user } = await renderScreen(<Form min="2024-05-02" max="2024-05-20" />);
  await user.clear(field());
  await user.type(field(), `${typed}{Enter}`);
  await waitFor(() => expect(field()).toHaveAccessibleDescription(`${message} MM/DD/YYYY`));
});

test('a day is chosen from the calendar by keyboard alone', async () => {
  const { user } = await renderScreen(<Form format="yyyy/MM/dd" />);
  await user.click(field());
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getByRole('dialog', { name: 'Choose date: From' })).toHaveTextContent('May 2024');
  await expectNoAxeViolations();
  await user.keyboard('{PageDown}{ArrowRight}{Enter}');
  expect(field()).toHaveValue('2024/06/07');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calendarButton()).toHaveFocus();
});

test('the months are leafed through by their buttons, which keep the focus', async () => {
  const { user } = await renderScreen(<Form />);
  await user.click(calendarButton());
  const next = screen.getByRole('button', { name: 'Next month' });
  await user.click(next);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('grid', { name: 'July 2024' })).toBeInTheDocument();
  expect(next).toHaveFocus();
});

test('Escape and a click elsewhere close the calendar without a choice', async () => {
  const { user } = await renderScreen(<Form />);
  await user.click(calendarButton());
  await user.keyboard('{Escape}');
  expect(calendarButton()).toHaveFocus();
  await user.click(calendarButton());
  await user.click(document.body);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field()).toHaveValue('05/06/2024');
});

test('days outside the limits can not be chosen', async () => {
  const onChange = jest.fn();
  const { user } = await renderScreen(<Form onChange={onChange} max="2024-05-20" />);
  await user.click(calendarButton());
  await user.click(screen.getByRole('gridcell', { name: '21' }));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('gridcell', { name: '20' }));
  expect(field()).toHaveValue('05/20/2024');
});
