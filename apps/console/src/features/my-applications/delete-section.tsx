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
    title: `Delete ${name}?`,
    text: 'Its secrets and every access that users have given it end at once. This cannot be undone.',
    confirm: 'Delete the application',
    action: () => deleteApplication(application.id),
    done: `${name} is deleted`,
    refresh: [MY_APPLICATIONS],
    onDone: () => navigate('/my-applications'),
  });
  return (
    <Section
      title="Delete"
      lead="Users lose the connection; the words that it collected for them stay."
      aside={
        <BusyButton variant="outline" color="red" busy={remove.busy} onClick={remove.ask}>
          Delete
        </BusyButton>
      }
    />
  );
}
