import type { BlockOf } from '../../schemas/blocks';
import { Actions } from '../parts/actions';
import { CheckList } from '../parts/check-list';
import { Picture } from '../parts/picture';
import { Section, SectionHeading } from '../parts/section';
import classes from './checklist.module.css';

/** Short points with check marks: beside their heading, or under it where a picture takes the other side. */
export function Checklist({ block }: { block: BlockOf<'checklist'> }) {
  const beside = block.image ? classes.withImage : block.heading ? classes.withHeading : undefined;
  return (
    <Section block={block} withHeading={false} className={beside}>
      {block.image && <Picture picture={block.image} sizes="(min-width: 62em) 45vw, 100vw" />}
      {block.image ? (
        <div>
          <SectionHeading block={block} />
          <Points block={block} columns={1} />
        </div>
      ) : (
        <>
          <div>
            <SectionHeading block={block} />
          </div>
          <Points block={block} columns={block.columns} />
        </>
      )}
    </Section>
  );
}

function Points({ block, columns }: { block: BlockOf<'checklist'>; columns: number }) {
  return (
    <div className={classes.points} data-columns={columns}>
      <CheckList items={block.items} className={classes.list} />
      <Actions actions={block.actions} />
    </div>
  );
}
