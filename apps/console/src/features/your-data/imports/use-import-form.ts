import type { Language } from '@wordgrove/contracts';
import type { CreateImportQuery } from '@wordgrove/dto';
import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';
import { useApiForm } from '../../../ui/use-api-form';
import { useLeaveWarning } from '../../../ui/use-leave-warning';
import { FileFault, type ChosenFile } from './chosen-file';
import {
  columnsFault,
  guessColumns,
  isOwnHeader,
  mappingOf,
  namesLanguages,
  type Columns,
} from './columns';
import { demandSeen, fault, inspect, lookFailure, type Inspection } from './inspection';
import { TEXTS } from './texts';
import type { UploadState } from './use-upload';

/** The values of the form. `mapping` is that of a table. */
export type ImportValues = {
  file: File | null;
  mapping: Columns | null;
  fields: string;
  language: Language | '';
  skipBadRows: boolean;
};

/** The form as seen by its inputs. */
export type ImportFormState = UseFormReturnType<ImportValues>;

const INITIAL: ImportValues = {
  file: null,
  mapping: null,
  fields: '',
  language: '',
  skipBadRows: false,
};

/** The values that mean nothing without the file, which the tab cannot keep. */
const OF_THE_FILE = ['file', 'mapping', 'fields'] as const;

/** The form that uploads a file, with the content that the page has read. */
export function useImportForm(upload: UploadState, onBegun: () => unknown) {
  const [chosen, setChosen] = useState<Inspection | null>(null);
  const inspection = useRef<Promise<Inspection> | null>(null);
  const { form, failure, ...rest } = useApiForm({
    initialValues: INITIAL,
    keepAs: 'import',
    never: OF_THE_FILE,
    submit: async (values: ImportValues) => upload.send(await toSend(inspection.current, values)),
    onDone: () => {
      form.reset();
      setChosen(null);
      inspection.current = null;
      return onBegun();
    },
  });
  useLeaveWarning(form.getValues().file !== null || upload.share !== null);
  const choose = async (file: File | null) => {
    const inspecting = file && inspect(file);
    inspection.current = inspecting;
    form.setValues({ file, mapping: null, fields: '' });
    form.clearErrors();
    setChosen(null);
    const seen = await inspecting;
    // The user may have chosen another file in the meantime, or sent this one.
    if (seen === null || inspection.current !== inspecting) return;
    setChosen(seen);
    if (seen instanceof FileFault) form.setFieldError('file', seen.message);
    else if (!(seen instanceof Error)) form.setFieldValue('mapping', choiceOf(seen.rows));
  };
  return {
    form,
    ...rest,
    /** Returns the file and how to read it. @throws ApiFailure at the field that is at fault */
    sending: () => toSend(inspection.current, form.getValues()),
    failure: failure ?? lookFailure(chosen),
    chosen: chosen instanceof Error ? null : chosen,
    choose,
  };
}

/** @throws ApiFailure at the field that is at fault */
async function toSend(inspection: Promise<Inspection> | null, values: ImportValues) {
  const seen = demandSeen(await inspection);
  return { file: seen.file, parameters: parametersOf(seen, values) };
}

/**
 * Null if there is nothing to choose: the file is not a table, or the service knows its columns.
 */
function choiceOf([firstRow]: ChosenFile['rows']): Columns | null {
  return firstRow === undefined || isOwnHeader(firstRow) ? null : guessColumns(firstRow);
}

/** True if the file may contain words without a language. */
export function needsLanguage({ format, rows: [firstRow = []] }: ChosenFile): boolean {
  return format !== 'json' && format !== 'kindle' && !namesLanguages(firstRow);
}

/** @throws ApiFailure at the field that is at fault */
function parametersOf(seen: ChosenFile, values: ImportValues) {
  const { format, rows } = seen;
  const { fields, language, skipBadRows } = values;
  const mapping = values.mapping ?? choiceOf(rows);
  const badColumns = mapping && columnsFault(mapping);
  if (badColumns) throw fault('mapping', badColumns);
  if (needsLanguage(seen) && language === '') throw fault('language', TEXTS.noLanguage);
  const parameters: CreateImportQuery & { format: typeof format } = {
    format,
    mapping: mapping ? mappingOf(mapping) : fields,
    skip_bad_rows: skipBadRows ? 'true' : 'false',
  };
  return language === '' ? parameters : { ...parameters, language };
}
