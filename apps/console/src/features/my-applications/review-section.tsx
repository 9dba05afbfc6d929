import type { ApplicationDto } from '@wordgrove/dto';
import { sendMessage } from '../../api/application-messages';
import { Section } from '../../ui/section';
import { ReviewThread } from '../review-thread/review-thread';
import { TABS } from './state-texts';
import { TEXTS } from './texts';

/** The thread with the reviewers, with every decision and its reason. */
export function ReviewSection({ application: { id } }: { application: ApplicationDto }) {
  return (
    <Section title={TABS.review} lead={TEXTS.reviewLead}>
      <ReviewThread
        applicationId={id}
        reader="OWNER"
        verb={TEXTS.send}
        send={(request) => sendMessage(id, request)}
      />
    </Section>
  );
}
