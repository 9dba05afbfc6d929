import { Button, Modal } from '@mantine/core';
import type { AdminApplicationDto } from '@wordgrove/dto';
import { useState } from 'react';
import { askOwner, sendMessage } from '../../api/application-messages';
import { ReviewThread } from '../review-thread/review-thread';

/** Opens the thread of an application. While something waits for a decision, what an admin writes is a question. */
export function ThreadDialog({ application }: { application: AdminApplicationDto }) {
  const [opened, setOpened] = useState(false);
  const { id, name, submission_id: submission } = application;
  return (
    <>
      <Button
        variant="default"
        onClick={() => setOpened(true)}
        aria-label={`Questions and history of ${name}`}
      >
        Questions and history…
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={
          <>
            Review of <bdi>{name}</bdi>
          </>
        }
      >
        <ReviewThread
          applicationId={id}
          reader="ADMIN"
          verb={submission === null ? 'Send' : 'Ask'}
          send={(request) =>
            submission === null ? sendMessage(id, request) : askOwner(application, request)
          }
        />
      </Modal>
    </>
  );
}
