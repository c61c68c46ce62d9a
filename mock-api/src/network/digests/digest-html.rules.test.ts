import { htmlOf } from './digest-html.rules.ts';
import type { Sections } from './digest-sections.rules.ts';

const sections = (says: string, more = 0): Sections => ({
  language: 'en',
  parts: [
    {
      agency: null,
      notes: [],
      sections: [
        {
          of: 'Station',
          head: 'Back',
          lines: [{ label: 'AU0001 Trail & "Bridge"', link: 'https://counts.example/a?b=1&c=2', says }],
          more,
          list: 'https://counts.example/network',
        },
      ],
    },
  ],
  closing: ['All: https://counts.example/network'],
});

test('a line is a row with a head, and what means something to browsers is text', () => {
  const html = htmlOf([sections('lost <b>44</b> hours')]);
  expect(html).toContain(
    '<a href="https://counts.example/a?b=1&amp;c=2">AU0001 Trail &amp; &quot;Bridge&quot;</a></th>',
  );
  expect(html).toContain('lost &lt;b&gt;44&lt;/b&gt; hours</td>');
  expect(html).toMatch(/<th scope="col"[^>]*>Station<\/th><th scope="col"[^>]*>What there is<\/th>/);
  expect(html).toContain(
    '<p>All: <a href="https://counts.example/network">https://counts.example/network</a></p>',
  );
});

test('a section of names alone has no empty column', () =>
  expect(htmlOf([sections('')])).not.toMatch(/<td|What there is/));

test('what is left out leads to its list', () =>
  expect(htmlOf([sections('lost', 14)])).toContain(
    '<a href="https://counts.example/network">and 14 more</a>',
  ));

test('each language says which it is', () => {
  const html = htmlOf([sections('one'), { ...sections('otro'), language: 'es' }]);
  expect(html).toMatch(/^<!doctype html><html lang="en">.*<div lang="en">.*<hr><div lang="es">/);
});
