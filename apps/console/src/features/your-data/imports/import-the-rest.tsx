import { useMutation } from '@tanstack/react-query';
import type { ImportDto } from '@wordgrove/dto';
import { BusyButton } from '../../../ui/busy-button';
import { notifyFailure } from '../../../ui/notify';
import { useRefresh } from '../../../ui/use-refresh';
import { hasBadRows } from './outcome';
import { TEXTS } from './texts';
import { IMPORTS } from './use-imports';
import type { UploadState } from './use-upload';

/**
 * Offered if an import failed because of some of its rows, as long as the page still has the file.
 */
export function ImportTheRest({ item, upload }: { item: ImportDto; upload: UploadState }) {
  const refresh = useRefresh();
  const { sent, send } = upload;
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => refresh(IMPORTS),
    onError: notifyFailure,
  });
  if (sent?.id !== item.id || !hasBadRows(item)) return null;
  const { file, parameters } = sent;
  return (
    <BusyButton
      size="xs"
      busy={isPending}
      onClick={() => mutate({ file, parameters: { ...parameters, skip_bad_rows: 'true' } })}
    >
      {TEXTS.withoutRows}
    </BusyButton>
  );
}
