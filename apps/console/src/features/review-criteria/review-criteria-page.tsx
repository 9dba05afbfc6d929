import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiFailure } from '../../api/api-failure';
import { readCriteria } from '../../api/review-criteria';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingState } from '../../ui/loading-state';
import { NotFoundPage } from '../../ui/not-found-page';
import { Page } from '../../ui/page';
import { CRITERIA } from './criteria-key';
import { CriteriaVersion } from './criteria-version';
import { READERS_LEAD, TITLE } from './texts';

const VERSION_PARAMETER = /^[1-9]\d{0,5}$/;

/** The criteria for everybody: the current version, or the one that the address names. */
export function ReviewCriteriaPage() {
  const [search] = useSearchParams();
  const named = search.get('version');
  const isVersion = named === null || VERSION_PARAMETER.test(named);
  const version = isVersion ? Number(named ?? 0) : 0;
  const criteria = useQuery({
    queryKey: [...CRITERIA, version],
    queryFn: () => readCriteria(version),
    enabled: isVersion,
  });
  const isAbsent = criteria.error instanceof ApiFailure && criteria.error.status === 404;
  if (!isVersion || isAbsent) return <NotFoundPage />;
  return (
    <Page title={TITLE} lead={READERS_LEAD}>
      {criteria.isPending && <LoadingState />}
      {criteria.isError && <LoadFailure of={criteria} />}
      {criteria.data && <CriteriaVersion key={criteria.data.version} criteria={criteria.data} />}
    </Page>
  );
}
