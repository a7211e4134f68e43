import { expect, test } from 'vitest';
import { feedFiles } from '../../scripts/feed';
import { llmsTxt } from '../../scripts/llms-txt';
import { headOf } from '../../src/head/head-of';
import { textOf } from '../hosts/input';
import { blocks, inventory, page, post, site } from './fixture';

const tips = page({ route: '/blog/tips', title: 'Tips', kind: 'article', post: post({ title: 'Five tips & <more>' }) });
const hidden = page({
  ...{ route: '/blog/old', kind: 'article', robots: 'noindex, follow' },
  post: post({ route: '/blog/old', title: 'Old' }),
});
const whole = { ...site(page(), tips, hidden), posts: [post(), post({ route: '/blog/old' })] };

test('the feed has the articles that search engines may list, with the days of the page', () => {
  expect(textOf(feedFiles(whole), 'feed.xml')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
    <id>https://www.heron.example/</id>
    <title>Heron Plumbing &amp; Heating</title>
    <subtitle>A contractor.</subtitle>
    <link rel="self" href="https://www.heron.example/feed.xml"/>
    <link href="https://www.heron.example/"/>
    <updated>2025-08-27T00:00:00Z</updated>
    <author><name>Heron Plumbing &amp; Heating</name></author>
    <entry>
    <id>https://www.heron.example/blog/tips</id>
    <title>Five tips &amp; &lt;more&gt;</title>
    <link href="https://www.heron.example/blog/tips"/>
    <published>2023-10-25T00:00:00Z</published>
    <updated>2025-08-27T00:00:00Z</updated>
    <category term="Construction Tips"/>
    <summary>What to settle first.</summary>
    </entry>
    </feed>
    "
  `);
});

test('a site without articles has no feed, and no page says so', () => {
  expect(feedFiles(site(page()))).toEqual([]);
  const links = headOf(site(page()), page({ sections: blocks({ type: 'post-list' }) }), inventory).links;
  expect(links.map(({ rel }) => rel)).toEqual(['canonical']);
});

test('feed readers find it on articles and on pages that list them, and nowhere else', () => {
  const links = (each: typeof tips) => headOf(whole, each, inventory).links.map(({ rel }) => rel);
  expect(links(tips)).toEqual(['canonical', 'alternate']);
  expect(links(page({ sections: blocks({ type: 'post-list' }) }))).toEqual(['canonical', 'alternate']);
  expect(links(page())).toEqual(['canonical']);
});

test('llms.txt says who the business is, how it is reached, and what stands where', () => {
  const service = page({ route: '/drains', title: 'Drains [all kinds]', purpose: 'service' });
  expect(llmsTxt(site(page(), service, tips, hidden, page({ route: '/404' })))).toMatchInlineSnapshot(`
    "# Heron Plumbing & Heating

    > A contractor.

    - Seguin office; 1 Sample Street, Seguin, TX 78155; (830) 555-0142; Monday, Friday, 8 AM to 6 PM
    - Gonzales office; 2 Sample Avenue, Gonzales, TX 78629; (361) 555-0116; Tuesday, 9 AM to 12 PM
    - Luling line; (512) 555-0173; Monday, Friday, 8 AM to 6 PM
    - 24/7 emergency line: (830) 555-0199
    - hello@heron.example

    ## Pages

    - [Plumbing services in Texas](https://www.heron.example/plumbing): New pipes, repairs and inspections by a local crew.

    ## Services

    - [Drains \\[all kinds\\]](https://www.heron.example/drains): New pipes, repairs and inspections by a local crew.

    ## Articles

    - [Tips](https://www.heron.example/blog/tips): New pipes, repairs and inspections by a local crew.
    "
  `);
});
