import { SimpleGrid } from '@mantine/core';
import type { AccountDto } from '@wordgrove/dto';
import { Fact } from '../../ui/fact';
import { countText } from '../../ui/formats';

/** The number of items of each kind. */
export function Holdings({ account }: { account: AccountDto }) {
  const facts: [string, number][] = [
    ['Words', account.word_count],
    ['Reviews', account.review_count],
    ['Wordbooks', account.wordbook_count],
    ['Connected applications', account.connected_application_count],
    ['My applications', account.applications.length],
  ];
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 3 }} spacing="md" m={0}>
      {facts.map(([term, count]) => (
        <Fact key={term} term={term}>
          {countText(count)}
        </Fact>
      ))}
    </SimpleGrid>
  );
}
