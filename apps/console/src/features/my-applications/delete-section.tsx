import { Button } from '@mantine/core';
import type { ApplicationDto } from '@wordgrove/dto';
import { useState } from 'react';
import { Section } from '../../ui/section';
import { DeleteDialog } from './delete-dialog';

/** Deletes the application, after its name was typed. */
export function DeleteSection({ application }: { application: ApplicationDto }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Section
      title="Delete"
      anchor="delete"
      lead="The application loses access to all users’ data. Users keep the words that it collected for them."
      aside={
        <Button variant="outline" color="red" onClick={() => setAsked(true)}>
          Delete…
        </Button>
      }
    >
      {isAsked && <DeleteDialog application={application} onClose={() => setAsked(false)} />}
    </Section>
  );
}
