// What React alone costs: a page with one button, which says Login so that both are waited for in the same way.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const place = document.body.appendChild(document.createElement('main'));
createRoot(place).render(createElement('button', { type: 'button' }, 'Login'));
