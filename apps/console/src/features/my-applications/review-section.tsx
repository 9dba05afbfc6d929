import type { ApplicationDto } from '@wordgrove/dto';
import { sendMessage } from '../../api/application-messages';
import { Section } from '../../ui/section';
import { ReviewThread } from '../review-thread/review-thread';

/** The thread with the reviewers, with every decision and its reason. */
export function ReviewSection({ application: { id } }: { application: ApplicationDto }) {
  return (
    <Section title="Review" lead="What you and the reviewers wrote, and every decision.">
      <ReviewThread
        applicationId={id}
        reader="OWNER"
        verb="Send"
        send={(request) => sendMessage(id, request)}
      />
    </Section>
  );
}
