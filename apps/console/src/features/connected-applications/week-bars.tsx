import { Group, SimpleGrid, Text } from '@mantine/core';
import type { GrantWritesDto } from '@wordgrove/dto';
import { TEXTS } from './texts';
import { sumOf, weekText } from './weeks';
import classes from './writes.module.css';

/** The words and the reviews of an application by week. What it never wrote is left out. */
export function WeekBars({ writes }: { writes: GrantWritesDto }) {
  const { word_counts: words, review_counts: reviews } = writes;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl" maw={760}>
      {sumOf(words) > 0 && <Bars title={TEXTS.words(sumOf(words))} counts={words} kind="words" />}
      {sumOf(reviews) > 0 && (
        <Bars title={TEXTS.reviews(sumOf(reviews))} counts={reviews} kind="reviews" />
      )}
    </SimpleGrid>
  );
}

interface BarsProps {
  title: string;
  counts: readonly number[];
  kind: 'words' | 'reviews';
}

function Bars({ title, counts, kind }: BarsProps) {
  const most = Math.max(...counts);
  const middle = Math.floor(counts.length / 2) - 1;
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{title}</Text>
        <Text size="xs" c="dimmed">
          {TEXTS.most(most, weekText(counts.lastIndexOf(most)))}
        </Text>
      </Group>
      <div className={classes.bars} data-kind={kind} aria-hidden>
        {counts.map((count, week) => (
          <span key={week} style={{ height: `${(count / most) * 100}%` }} />
        ))}
      </div>
      <Group justify="space-between" gap="xs" fz="xs" c="dimmed" aria-hidden>
        <span>{weekText(0)}</span>
        <span>{weekText(middle)}</span>
        <span>{TEXTS.thisWeek}</span>
      </Group>
    </div>
  );
}
