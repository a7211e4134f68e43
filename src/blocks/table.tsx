import type { BlockOf } from '../../schemas/blocks';
import { figureColumns } from '../model/figure-columns';
import { keyed } from '../model/keyed';
import { isHeaded } from '../parts/is-headed';
import { Section, SectionHeading } from '../parts/section';
import { Words } from '../parts/words';
import classes from './table.module.css';

type TableBlock = BlockOf<'table'>;

function Row({ block, row, figures }: { block: TableBlock; row: string[]; figures: boolean[] }) {
  const [title = '', ...cells] = row;
  return (
    <tr>
      <th scope="row">
        <Words>{title}</Words>
      </th>
      {keyed(cells, (cell) => cell).map(({ key, item: cell, index }) => (
        <td key={key} data-figure={figures[index + 1] || undefined} data-label={block.columns[index + 1]}>
          <Words>{cell}</Words>
        </td>
      ))}
    </tr>
  );
}

// A table of HTML's own: Mantine's brings its scroll area and positioning along, 6 kB that a visitor would pay for.
/** A table of facts, figures flush right; on phones one of three columns or more stands as a list of its rows. */
export function Table({ block }: { block: TableBlock }) {
  const figures = figureColumns(block.rows);
  const beside = isHeaded(block) ? classes.beside : classes.alone;
  return (
    <Section block={block} withHeading={false} className={block.columns.length < 4 ? beside : undefined}>
      {isHeaded(block) && (
        <div>
          <SectionHeading block={block} />
        </div>
      )}
      <div>
        <table className="data-table" data-stacked={block.columns.length > 2}>
          <caption>
            <Words>{block.caption}</Words>
          </caption>
          <thead>
            <tr>
              {keyed(block.columns, (column) => column).map(({ key, item: column, index }) => (
                <th key={key} scope="col" data-figure={figures[index] || undefined}>
                  <Words>{column}</Words>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keyed(block.rows, (row) => row.join()).map(({ key, item: row }) => (
              <Row key={key} block={block} row={row} figures={figures} />
            ))}
          </tbody>
        </table>
        {block.note && (
          <p className={classes.note}>
            <Words>{block.note}</Words>
          </p>
        )}
      </div>
    </Section>
  );
}
