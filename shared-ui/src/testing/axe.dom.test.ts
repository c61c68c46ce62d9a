import { expectNoAxeViolations } from './axe.ts';

test('a field without a name is told with its place in the page', async () => {
  document.body.innerHTML = '<main><label>Station <input /></label></main>';
  await expectNoAxeViolations();
  document.body.innerHTML = '<main><input class="station" /></main>';
  await expect(expectNoAxeViolations()).rejects.toThrow(/label: .*\n.*<input class=\\"station\\">/);
});
