import { expect, test } from 'vitest';
import { plainText } from '../../src/head/structured-data/plain-text';

test.each([
  ['<p>One <strong>bold</strong>, one <a href="/x">link</a>.</p>', 'One bold, one link.'],
  ['<p>First.</p>\n<p>Second.</p>', 'First. Second.'],
  ['<ul>\n<li>One</li>\n<li>Two</li>\n</ul>', 'One Two'],
  ['Line<br>break', 'Line break'],
  ['Fish &amp; chips &lt;3 &quot;now&quot; &#39;ok&#39;', 'Fish & chips <3 "now" \'ok\''],
  ['&amp;lt; stays a text about an entity', '&lt; stays a text about an entity'],
  ['plain', 'plain'],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
