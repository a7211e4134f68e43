import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a block as a site may have it, by name. */
export const meter = {
  'schema.ts': `import { defineBlock, text, z } from 'roofline/schema';

const reading = z.strictObject({
  label: text('What is measured.'),
  value: z.number().min(0).max(100).meta({ description: 'How full it is, in percent.' }),
});

export default defineBlock({
  type: 'meter',
  about: 'How far something is, as bars.',
  fields: { readings: z.array(reading).min(1).meta({ description: 'The bars, top to bottom.' }) },
  example: { type: 'meter', heading: 'How the work goes', readings: [{ label: 'Pipes laid', value: 70 }] },
});
`,
  'component.tsx': `import { type PropsOf, Section, Words } from 'roofline/blocks';
import classes from './meter.module.css';
import type definition from './schema';

export default function Meter({ block }: PropsOf<typeof definition>) {
  return (
    <Section block={block}>
      <ul className={classes.bars}>
        {block.readings.map(({ label, value }) => (
          <li key={label}>
            <Words>{label}</Words> <meter max={100} value={value} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
`,
  'meter.module.css': '.bars { display: grid; gap: 1rem }\n.bars meter { width: 12.34rem }\n',
} as const;

/** Writes a block into a site. */
export function writeBlock(root: string, name: string, files: Readonly<Record<string, string>>): void {
  const folder = join(root, 'blocks', name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}
