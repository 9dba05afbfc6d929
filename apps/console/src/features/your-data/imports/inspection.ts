import { ApiFailure } from '../../../api/api-failure';
import type { FormFailure } from '../../../ui/use-api-form';
import { FileFault, inspectFile, type ChosenFile } from './chosen-file';
import { TEXTS } from './texts';

/**
 * The content that the page has read from a file, or the reason why it could not read it. The reason
 * is a FileFault only if it lies in the file.
 */
export type Inspection = ChosenFile | Error;

/** Checks a file. Never rejects. */
export function inspect(file: File): Promise<Inspection> {
  return inspectFile(file).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
}

/**
 * Returns the file to send.
 * @throws ApiFailure at the field `file` if no file was chosen or the file is at fault; if the page could
 * not read the file for another reason, the error with that reason
 */
export function demandSeen(seen: Inspection | null): ChosenFile {
  if (seen === null) throw fault('file', TEXTS.nothingChosen);
  if (seen instanceof FileFault) throw fault('file', seen.message);
  if (seen instanceof Error) throw seen;
  return seen;
}

/**
 * Returns the failure that kept the page from reading the file, for display above the form. Returns
 * null if there is none, or if the file is at fault.
 */
export function lookFailure(seen: Inspection | null): FormFailure | null {
  if (!(seen instanceof Error) || seen instanceof FileFault) return null;
  return { message: seen.message, faults: [], retryAt: null };
}

/** Returns the fault of one input in the form that the API uses. */
export function fault(field: string, description: string): ApiFailure {
  return new ApiFailure(400, 'INVALID_ARGUMENT', TEXTS.nothingImported, [
    { reason: 'INVALID_VALUE', field, description },
  ]);
}
