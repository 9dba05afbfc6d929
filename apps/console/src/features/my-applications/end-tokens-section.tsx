import type { ApplicationDto } from '@wordgrove/dto';
import { endTokens } from '../../api/applications';
import { BusyButton } from '../../ui/busy-button';
import { Section } from '../../ui/section';
import { useConfirmedAction } from '../../ui/use-confirmed-action';
import { MY_APPLICATIONS } from './application-keys';
import { TEXTS } from './texts';

/** Ends every token of the application, for example after a leak. */
export function EndTokensSection({ application: { id, name } }: { application: ApplicationDto }) {
  const end = useConfirmedAction({
    title: TEXTS.endTokensTitle(name),
    text: TEXTS.endTokensText,
    confirm: TEXTS.endTokens,
    action: () => endTokens(id),
    done: TEXTS.tokensEnded(name),
    refresh: [MY_APPLICATIONS],
  });
  return (
    <Section
      title={TEXTS.endTokens}
      anchor="end-tokens"
      lead={TEXTS.endTokensLead}
      aside={
        <BusyButton variant="outline" color="red" busy={end.busy} onClick={end.ask}>
          {TEXTS.endTokensAsk}
        </BusyButton>
      }
    />
  );
}
