import { Button } from '@mantine/core';
import type { ApplicationDto } from '@wordgrove/dto';
import { useState } from 'react';
import { Section } from '../../ui/section';
import { DeleteDialog } from './delete-dialog';
import { TEXTS } from './texts';

/** Deletes the application, after its name was typed. */
export function DeleteSection({ application }: { application: ApplicationDto }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Section
      title={TEXTS.delete}
      anchor="delete"
      lead={TEXTS.deleteLead}
      aside={
        <Button variant="outline" color="red" onClick={() => setAsked(true)}>
          {TEXTS.deleteAsk}
        </Button>
      }
    >
      {isAsked && <DeleteDialog application={application} onClose={() => setAsked(false)} />}
    </Section>
  );
}
