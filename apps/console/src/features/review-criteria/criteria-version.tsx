import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReviewCriteriaResponse } from '@wordgrove/dto';
import { useState } from 'react';
import { readCriteria } from '../../api/review-criteria';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingState } from '../../ui/loading-state';
import { Moment } from '../../ui/moment';
import { Section } from '../../ui/section';
import { CRITERIA } from './criteria-key';
import classes from './review-criteria.module.css';
import { TextDifference } from './text-difference';
import { PUBLISHED, SHOW_DIFFERENCE, VERSION } from './texts';

/** One version of the criteria: its text or, if the reader wants that, how it differs from the one before. */
export function CriteriaVersion({ criteria }: { criteria: ReviewCriteriaResponse }) {
  const { version, text, published_at: publishedAt } = criteria;
  const [showsDifference, setShowsDifference] = useState(false);
  const before = version - 1;
  return (
    <Section
      title={VERSION(version)}
      lead={
        <>
          {PUBLISHED} <Moment at={publishedAt} />
        </>
      }
      aside={
        before > 0 && (
          <Switch
            label={SHOW_DIFFERENCE(before)}
            checked={showsDifference}
            onChange={({ currentTarget }) => setShowsDifference(currentTarget.checked)}
          />
        )
      }
    >
      {showsDifference ? (
        <Difference before={before} after={text} />
      ) : (
        <div className={classes.text}>{text}</div>
      )}
    </Section>
  );
}

function Difference({ before, after }: { before: number; after: string }) {
  const earlier = useQuery({
    queryKey: [...CRITERIA, before],
    queryFn: () => readCriteria(before),
  });
  if (earlier.isPending) return <LoadingState />;
  if (earlier.isError) return <LoadFailure of={earlier} />;
  return <TextDifference before={earlier.data.text} after={after} />;
}
