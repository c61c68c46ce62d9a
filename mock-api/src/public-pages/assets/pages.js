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
