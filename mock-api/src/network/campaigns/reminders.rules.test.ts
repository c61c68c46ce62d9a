import { reminderMark } from './reminders.rules.ts';

test.each([
  [60, 'open'],
  [15, 'open'],
  [14, '14 days'],
  [8, '14 days'],
  [7, '7 days'],
  [2, '7 days'],
  [1, '1 days'],
  [0, '1 days'],
  [-1, 'overdue 1'],
  [-7, 'overdue 1'],
  [-8, 'overdue 2'],
])('with %d days left it is the reminder "%s"', (days, mark) => {
  expect(reminderMark(days)).toBe(mark);
});
