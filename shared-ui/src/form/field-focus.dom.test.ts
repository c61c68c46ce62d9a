import { focusField } from './field-focus.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const frames = async (count: number) => {
  for (let at = 0; at < count; at += 1) await frame();
};
const draw = (id: string) => {
  const field = document.createElement('input');
  field.id = id;
  document.body.append(field);
  return field;
};
afterEach(() => document.body.replaceChildren());

test('a field whose tab is drawn many frames later has the focus then', async () => {
  focusField('station', 'county');
  await frames(10);
  const county = draw('station-county');
  await frames(3);
  expect(document.activeElement).toBe(county);
});

test('whoever has gone on to another field by then stays there', async () => {
  focusField('station', 'county');
  await frames(5);
  const other = draw('station-city');
  other.focus();
  await frames(3);
  draw('station-county');
  await frames(5);
  expect(document.activeElement).toBe(other);
});
