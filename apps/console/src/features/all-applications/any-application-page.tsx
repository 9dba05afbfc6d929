import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PAGES } from '@wordgrove/contracts';
import type { AdminApplicationDto } from '@wordgrove/dto';
import { Link, useParams } from 'react-router';
import { getApplication } from '../../api/admin';
import { sendMessage } from '../../api/application-messages';
import { ApplicationAvatar } from '../../ui/avatars';
import { Fact, FactList } from '../../ui/fact';
import { FailurePage } from '../../ui/failure-page';
import { countText } from '../../ui/formats';
import { isolated } from '../../ui/isolated';
import { LoadingPage } from '../../ui/loading-page';
import { Page } from '../../ui/page';
import { Section } from '../../ui/section';
import { StatusBadge } from '../../ui/status-badge';
import { ChangesTable } from '../requested-changes/changes-table';
import { ReviewThread } from '../review-thread/review-thread';
import { ALL_APPLICATIONS } from './all-applications-key';
import { ApplicationActions } from './application-actions';
import { TEXTS } from './texts';

/** One application of any developer, in any state, with its settings and all that was decided about it. */
export function AnyApplicationPage() {
  const { id = '' } = useParams();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [...ALL_APPLICATIONS, id],
    queryFn: () => getApplication(id),
  });
  if (data) return <Details application={data} />;
  if (isPending) return <LoadingPage />;
  return <FailurePage error={error} retry={refetch} />;
}

function Details({ application }: { application: AdminApplicationDto }) {
  const { id, name, client_id: clientId, status } = application;
  return (
    <Page
      title={isolated(name)}
      heading={
        <Group gap="sm">
          <ApplicationAvatar name={name} id={clientId} />
          <bdi>{name}</bdi>
          <StatusBadge status={status} />
        </Group>
      }
      actions={<ApplicationActions application={application} />}
    >
      <Section title={TEXTS.settings}>
        <Facts application={application} />
        <ChangesTable
          application={application}
          {...(!isWaiting(application) && { heading: TEXTS.asItIs })}
        />
        {isWaiting(application) && (
          <Link to={`${PAGES.review}?application=${id}`}>{TEXTS.openReview}</Link>
        )}
      </Section>
      <Section title={TEXTS.thread}>
        <ReviewThread
          applicationId={id}
          reader="ADMIN"
          verb={TEXTS.send}
          send={(request) => sendMessage(id, request)}
        />
      </Section>
    </Page>
  );
}

function Facts({ application }: { application: AdminApplicationDto }) {
  const { owner, client_id: clientId, hourly_quota: quota } = application;
  return (
    <FactList>
      <Fact term={TEXTS.columns.owner}>
        <Link to={PAGES.user.replace(':id', owner.id)}>
          <bdi>{owner.display_name}</bdi>
        </Link>
      </Fact>
      <Fact term={TEXTS.clientId}>
        <code>{clientId}</code>
      </Fact>
      <Fact term={TEXTS.columns.quota}>{countText(quota)}</Fact>
    </FactList>
  );
}

/** Drafts and what was withdrawn have no submission, and neither has what was decided. */
function isWaiting({ submission_id: submission }: AdminApplicationDto): boolean {
  return submission !== null;
}
