import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseYaml } from '../../src/reading/parse';
import { problemOf } from '../../src/reading/problem';
import { validate } from '../../src/reading/validate';

/** What is said of a value under `field:` that does not fit a schema. */
function told(schema: z.ZodType, value: string): string[] {
  const parsed = parseYaml({ path: 'a.yaml', text: `field: ${value}\n` });
  const { issues } = validate(z.strictObject({ field: schema }), parsed);
  const problems = issues.map((issue) => problemOf(parsed.file, parsed, issue));
  return problems.map(({ column, path, found, fix }) => `${column} ${path}: ${found}; ${fix}`);
}

const size = z.union([z.strictObject({ width: z.number() }), z.enum(['wide', 'narrow'])]);

// The site's own schemas raise most of these in the other tables; this one has those that none of them uses yet.
describe('issues that no block raises', () => {
  it('a union without a discriminator', () => {
    expect(told(size, 'wdie')).toMatchInlineSnapshot(`
      [
        "8 field: "wdie" is not allowed for field; write "wide" (allowed: wide, narrow)",
      ]
    `);
    expect(told(size, '{ width: x }')).toMatchInlineSnapshot(`
      [
        "17 field.width: "x" is not a number; write a number",
      ]
    `);
    expect(told(size, '{ widht: 3 }')).toMatchInlineSnapshot(`
      [
        "10 field.width: "width" is missing in field; add "width"",
      ]
    `);
  });
  it('a multiple', () => {
    expect(told(z.number().multipleOf(5).meta({ description: 'Minutes.' }), '13')).toMatchInlineSnapshot(`
      [
        "8 field: 13 is not a multiple of 5; write 15: Minutes.",
      ]
    `);
  });
  it("a rule of the schema's own", () => {
    expect(
      told(
        z.string().refine((text) => text !== 'x', 'write anything but x'),
        'x',
      ),
    ).toMatchInlineSnapshot(`
      [
        "8 field: "x" does not fit; write "/x": write anything but x",
      ]
    `);
    expect(
      told(
        z.string().refine((text) => text !== 'x'),
        'x',
      ),
    ).toMatchInlineSnapshot(`
      [
        "8 field: "x" is not what this field takes; write its value",
      ]
    `);
  });
  it('formats', () => {
    expect(
      told(z.string().startsWith('call:').meta({ description: 'A call link.' }), 'gonzales'),
    ).toMatchInlineSnapshot(`
      [
        "8 field: "gonzales" is not written as "field" needs it; write it like this: A call link.",
      ]
    `);
    expect(told(z.uuid(), 'x')).toMatchInlineSnapshot(`
      [
        "8 field: "x" is not written as "field" needs it; write a valid uuid",
      ]
    `);
  });
  it('bounds on one side', () => {
    expect(told(z.number().min(3), '2')).toMatchInlineSnapshot(`
      [
        "8 field: 2 is out of range; write a number of at least 3",
      ]
    `);
    expect(told(z.number().max(3), '4')).toMatchInlineSnapshot(`
      [
        "8 field: 4 is out of range; write a number of at most 3",
      ]
    `);
    expect(told(z.number().positive(), '0')).toMatchInlineSnapshot(`
      [
        "8 field: 0 is out of range; write a number above 0",
      ]
    `);
  });
  it('kinds that YAML has no word for', () => {
    expect(told(z.date(), '2025-08-27')).toMatchInlineSnapshot(`
      [
        "8 field: "2025-08-27" is not what this field takes; write its value",
      ]
    `);
    expect(told(z.never(), 'x')).toMatchInlineSnapshot(`
      [
        "8 field: "x" is not what this field takes; write its value",
      ]
    `);
    expect(told(z.number(), '.nan')).toMatchInlineSnapshot(`
      [
        "8 field: .nan is not a number; write a number",
      ]
    `);
    expect(told(z.number(), '.inf')).toMatchInlineSnapshot(`
      [
        "8 field: .inf is not a number; write a number",
      ]
    `);
  });
  it('names and values of a record', () => {
    expect(told(z.record(z.enum(['red', 'blue']), z.number()), '{ rde: 1, blue: 2 }')).toMatchInlineSnapshot(`
      [
        "10 field.rde: "rde" is not a field of field, and "red" is missing; write "red" instead",
      ]
    `);
    expect(told(z.record(z.string(), z.number()), '{ a: x }')).toMatchInlineSnapshot(`
      [
        "13 field.a: "x" is not a number; write a number",
      ]
    `);
  });
  it('one word only', () => {
    expect(told(z.literal('on'), 'no')).toMatchInlineSnapshot(`
      [
        "8 field: "no" is not allowed for field; write on",
      ]
    `);
  });
});
