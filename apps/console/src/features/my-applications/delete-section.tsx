import type { ApplicationDto } from '@wordgrove/dto';
import { useNavigate } from 'react-router';
import { deleteApplication } from '../../api/applications';
import { BusyButton } from '../../ui/busy-button';
import { Section } from '../../ui/section';
import { useConfirmedAction } from '../../ui/use-confirmed-action';
import { MY_APPLICATIONS } from './application-keys';

export function DeleteSection({ application }: { application: ApplicationDto }) {
  const navigate = useNavigate();
  const { name } = application;
  const remove = useConfirmedAction({
    title: (
      <>
        Delete <bdi>{name}</bdi>?
      </>
    ),
    text: 'Its secrets stop working and it loses access to all users’ data at once. You cannot undo this.',
    confirm: 'Delete application',
    action: () => deleteApplication(application.id),
    done: (
      <>
        <bdi>{name}</bdi> has been deleted
      </>
    ),
    refresh: [MY_APPLICATIONS],
    onDone: () => navigate('/my-applications'),
  });
  return (
    <Section
      title="Delete"
      lead="The application loses access to all users’ data. Users keep the words that it collected for them."
      aside={
        <BusyButton variant="outline" color="red" busy={remove.busy} onClick={remove.ask}>
          Delete
        </BusyButton>
      }
    />
  );
}
