import { Table } from '@mantine/core';
import { LANGUAGES } from '@wordgrove/contracts';
import type { ImportPreviewDto } from '@wordgrove/dto';
import { TEXTS } from './texts';

/** The first words of a file as they would be imported. */
export function PreviewTable({ words }: Pick<ImportPreviewDto, 'words'>) {
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table aria-label={TEXTS.firstWords}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{TEXTS.word}</Table.Th>
            <Table.Th>{TEXTS.meaning}</Table.Th>
            <Table.Th>{TEXTS.sentence}</Table.Th>
            <Table.Th>{TEXTS.language}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {words.map(({ line, term, notes, contexts, language }, index) => (
            <Table.Tr key={`${line}-${index}`}>
              <Table.Td>
                <bdi>{term}</bdi>
              </Table.Td>
              <Table.Td>
                <bdi>{notes.join('; ')}</bdi>
              </Table.Td>
              <Table.Td>
                <bdi>{contexts[0]?.sentence}</bdi>
              </Table.Td>
              <Table.Td>{LANGUAGES[language].englishName}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
