// What a page adds where scripts run: a button beside each text that people take along.
for (const text of document.querySelectorAll('[data-copy]')) {
  const { copy, copied } = text.dataset;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = copy;
  const said = document.createElement('span');
  said.setAttribute('role', 'status');
  said.className = 'small copy';
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(text.textContent.trim()).then(() => {
      said.textContent = ` ${copied}`;
      return true;
    });
  });
  const row = document.createElement('p');
  row.append(button, said);
  text.after(row);
}

// A table that is wider than its place is scrolled by keys, too; one that fits is no stop on their way.
const whole = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const place = target.closest('.wide');
    const caption = place.querySelector('caption');
    if (place.scrollWidth <= place.clientWidth) {
      for (const name of ['tabindex', 'role', 'aria-label']) place.removeAttribute(name);
      continue;
    }
    place.tabIndex = 0;
    place.setAttribute('role', 'region');
    place.setAttribute('aria-label', caption.textContent.trim());
  }
});
for (const place of document.querySelectorAll('.wide')) {
  whole.observe(place);
  whole.observe(place.querySelector('table'));
}
