import type { ApplicationDto } from '@wordgrove/dto';
import { endTokens } from '../../api/applications';
import { BusyButton } from '../../ui/busy-button';
import { Section } from '../../ui/section';
import { useConfirmedAction } from '../../ui/use-confirmed-action';
import { MY_APPLICATIONS } from './application-keys';

/** Ends every token of the application, for example after a leak. */
export function EndTokensSection({ application: { id, name } }: { application: ApplicationDto }) {
  const end = useConfirmedAction({
    title: (
      <>
        End all tokens of <bdi>{name}</bdi>?
      </>
    ),
    text: 'Every access token, refresh token and code stops working now, for all users. The application must send each user through authorization again, which asks them nothing if it asks for nothing new. You cannot undo this.',
    confirm: 'End all tokens',
    action: () => endTokens(id),
    done: (
      <>
        All tokens of <bdi>{name}</bdi> have ended
      </>
    ),
    refresh: [MY_APPLICATIONS],
  });
  return (
    <Section
      title="End all tokens"
      anchor="end-tokens"
      lead="For example because a server or a log with tokens has leaked. Secrets and what users have granted stay. If a secret has leaked, remove that under “Credentials” instead."
      aside={
        <BusyButton variant="outline" color="red" busy={end.busy} onClick={end.ask}>
          End all tokens…
        </BusyButton>
      }
    />
  );
}
