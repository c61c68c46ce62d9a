import { plainText } from './plain-text.rules.ts';

test.each([
  ['© OpenStreetMap', '© OpenStreetMap'],
  [
    '<a href="https://www.openstreetmap.org/copyright" target="_blank">&copy; OpenStreetMap contributors</a>',
    '© OpenStreetMap contributors',
  ],
  ['<a>Protomaps</a> <a>&#169; OpenStreetMap</a>', 'Protomaps © OpenStreetMap'],
  ['&#xA9;&nbsp;Ma&amp;ps&unknown; &#0;', '© Ma&ps&unknown; &#0;'],
  ['', ''],
])('%s reads %s', (html, words) => expect(plainText(html)).toBe(words));
