import { Anchor, Paper } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { ReviewChecks } from '../review-checks/review-checks';
import { TEXTS } from './texts';

/** The checks before people look at the application, and the criteria by which they decide. */
export function ChecksSection({ application }: { application: ApplicationDto }) {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <ReviewChecks application={application} reader="OWNER" />
      <Anchor component={Link} to={PAGES.reviewCriteria} size="sm" mt="sm" display="inline-block">
        {TEXTS.readCriteria}
      </Anchor>
    </Paper>
  );
}
