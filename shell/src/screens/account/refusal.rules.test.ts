import { ApiError } from 'shared-ui/api';
import { refusalText } from './refusal.rules.ts';

test.each([
  [new ApiError(0, 'The server can’t be reached.'), 'It failed.'],
  [new ApiError(500, 'Something went wrong.'), 'It failed.'],
  [new ApiError(503, 'Out of order.'), 'It failed.'],
  [new ApiError(422, 'This link was used already.'), 'This link was used already.'],
  [new ApiError(429, 'Please wait a while.'), 'Please wait a while.'],
  [new ApiError(422, 'Wrong.', { errors: { old: ['Not right.'] } }), 'Not right.'],
])('of %p the form says %p', (problem, expected) =>
  expect(refusalText(problem, 'It failed.')).toBe(expected),
);
