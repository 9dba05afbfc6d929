import { useQuery } from '@tanstack/react-query';
import { readCriteria } from '../../api/review-criteria';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingState } from '../../ui/loading-state';
import { Page } from '../../ui/page';
import { CRITERIA } from './criteria-key';
import { CriteriaVersion } from './criteria-version';
import { NextVersion } from './next-version';
import { ADMINS_LEAD, TITLE } from './texts';

/** The criteria for admins, who publish the next version. */
export function EditCriteriaPage() {
  const criteria = useQuery({ queryKey: [...CRITERIA, 0], queryFn: () => readCriteria() });
  return (
    <Page title={TITLE} lead={ADMINS_LEAD}>
      {criteria.isPending && <LoadingState />}
      {criteria.isError && criteria.data === undefined && <LoadFailure of={criteria} />}
      {criteria.data && (
        <>
          <CriteriaVersion key={`read-${criteria.data.version}`} criteria={criteria.data} />
          <NextVersion key={`next-${criteria.data.version}`} current={criteria.data} />
        </>
      )}
    </Page>
  );
}
