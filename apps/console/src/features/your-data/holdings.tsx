import { SimpleGrid } from '@mantine/core';
import type { AccountDto } from '@wordgrove/dto';
import { Fact } from '../../ui/fact';
import { countText } from '../../ui/formats';
import { TEXTS } from './texts';

/** The number of items of each kind. */
export function Holdings({ account }: { account: AccountDto }) {
  const facts: [string, number][] = [
    [TEXTS.words, account.word_count],
    [TEXTS.reviews, account.review_count],
    [TEXTS.wordbooks, account.wordbook_count],
    [TEXTS.connected, account.connected_application_count],
    [TEXTS.applications, account.applications.length],
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
