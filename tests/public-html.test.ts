import { expect, test } from 'vitest';
import { fillPublicHtml } from '../src/pages/public-html';
import { changed, siteOf } from './plumber';

const site = siteOf(changed('site.config.yaml', 'shortName: Heron', 'shortName: Heron & "Sons"'));

test.each([
  ['a fact', '<p>{phone}</p>', '<p>(830) 555-0142</p>'],
  [
    'what is said and what is called',
    '<a href="tel:{phone:luling}">{phone:luling}</a>',
    '<a href="tel:+15125550173">(512) 555-0173</a>',
  ],
  ['letters that mean something in HTML', '<img alt="{shortName}">', '<img alt="Heron &amp; “Sons”">'],
  ['style rules', '<style>p{color:red}a{margin:0}</style>', '<style>p{color:red}a{margin:0}</style>'],
  ['an unknown word', '{phoen} {nothing:luling}', '{phoen} {nothing:luling}'],
  ['scripts', '<script>const {phone} = facts</script>{phone}', '<script>const {phone} = facts</script>(830) 555-0142'],
])('%s', (_, written, filled) => {
  expect(fillPublicHtml(written, site)).toBe(filled);
});

test('the style sheet of the theme', () => {
  expect(fillPublicHtml('<style>{theme}</style>', site)).toMatch(/^<style>.*:root\{--ink:#[0-9A-F]{6};.*<\/style>$/i);
});
