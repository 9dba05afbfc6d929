import { ApiFailure } from '../../../api/api-failure';
import type { FormFailure } from '../../../ui/use-api-form';
import { FileFault, inspectFile, type ChosenFile } from './chosen-file';

/** What the page has seen of a file, or why it has seen nothing: a FileFault only if the file is at fault. */
export type Inspection = ChosenFile | Error;

/** Looks at a file; never rejects. */
export function inspect(file: File): Promise<Inspection> {
  return inspectFile(file).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
}

/** The file to send. @throws ApiFailure at the field `file` if that is at fault; any other failure as it is */
export function demandSeen(seen: Inspection | null): ChosenFile {
  if (seen === null) throw fault('file', 'Choose a file.');
  if (seen instanceof FileFault) throw fault('file', seen.message);
  if (seen instanceof Error) throw seen;
  return seen;
}

/** What kept the page from looking at the file, to be shown above the form; null if nothing did. */
export function lookFailure(seen: Inspection | null): FormFailure | null {
  if (!(seen instanceof Error) || seen instanceof FileFault) return null;
  return { message: seen.message, faults: [], retryAfter: null };
}

/** A fault of one input, as the API would tell it. */
export function fault(field: string, description: string): ApiFailure {
  return new ApiFailure(400, 'INVALID_ARGUMENT', 'Nothing was imported', [
    { reason: 'INVALID_VALUE', field, description },
  ]);
}
