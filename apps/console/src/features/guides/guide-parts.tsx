import { Code, List, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Fact, FactList } from '../../ui/fact';
import classes from './guides.module.css';

/** A text in which code stands between backticks. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((part, at) => (at % 2 === 1 ? <Code key={at}>{part}</Code> : part));
}

interface GuideTableProps {
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table of a guide. The first cell names the row. */
export function GuideTable({ head, rows }: GuideTableProps) {
  return (
    <Table layout="fixed" className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          {head.map((title) => (
            <Table.Th key={title}>{title}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <Table.Tr key={key}>
            <Table.Th scope="row">{first}</Table.Th>
            {rest.map((cell, at) => (
              <Table.Td key={at}>{cell}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Terms with a few words each. */
export function Facts({ of }: { of: readonly (readonly [term: string, text: ReactNode])[] }) {
  return (
    <FactList>
      {of.map(([term, text]) => (
        <Fact key={term} term={term}>
          {text}
        </Fact>
      ))}
    </FactList>
  );
}

/** Texts one after the other. */
export function Items({ of, isOrdered = false }: { of: readonly string[]; isOrdered?: boolean }) {
  return (
    <List
      type={isOrdered ? 'ordered' : 'unordered'}
      listStyleType={isOrdered ? 'decimal' : 'disc'}
      spacing="xs"
      maw={760}
    >
      {of.map((text) => (
        <List.Item key={text}>
          <Prose text={text} />
        </List.Item>
      ))}
    </List>
  );
}
