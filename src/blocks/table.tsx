import { Table as MantineTable } from '@mantine/core';
import type { BlockOf } from '../../schemas/blocks';
import { Section, SectionHeading } from '../parts/section';
import { figureColumns } from './table/figure-columns';
import classes from './table.module.css';

type TableBlock = BlockOf<'table'>;

function Row({ block, row, figures }: { block: TableBlock; row: string[]; figures: boolean[] }) {
  const [title, ...cells] = row;
  return (
    <MantineTable.Tr>
      <MantineTable.Th scope="row" className={classes.rowTitle}>
        {title}
      </MantineTable.Th>
      {cells.map((cell, index) => (
        <MantineTable.Td
          key={block.columns[index + 1]}
          className={classes.cell}
          data-figure={figures[index + 1]}
          data-label={block.columns[index + 1]}
        >
          {cell}
        </MantineTable.Td>
      ))}
    </MantineTable.Tr>
  );
}

/** A table of facts, figures flush right; on phones one of three columns or more stands as a list of its rows. */
export function Table({ block }: { block: TableBlock }) {
  const figures = figureColumns(block.rows);
  return (
    <Section block={block} withHeading={false} className={block.columns.length < 4 ? classes.beside : undefined}>
      <div>
        <SectionHeading block={block} />
      </div>
      <div>
        <MantineTable className={classes.table} data-stacked={block.columns.length > 2}>
          <MantineTable.Caption className={classes.caption}>{block.caption}</MantineTable.Caption>
          <MantineTable.Thead className={classes.head}>
            <MantineTable.Tr>
              {block.columns.map((column, index) => (
                <MantineTable.Th key={column} scope="col" data-figure={figures[index]}>
                  {column}
                </MantineTable.Th>
              ))}
            </MantineTable.Tr>
          </MantineTable.Thead>
          <MantineTable.Tbody>
            {block.rows.map((row) => (
              <Row key={row.join()} block={block} row={row} figures={figures} />
            ))}
          </MantineTable.Tbody>
        </MantineTable>
        {block.note && <p className={classes.note}>{block.note}</p>}
      </div>
    </Section>
  );
}
