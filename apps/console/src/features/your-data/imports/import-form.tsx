import { Checkbox, FileInput, Group, Stack } from '@mantine/core';
import { MAX_IMPORT_BYTES, mebibytes } from '@wordgrove/contracts';
import { BusyButton } from '../../../ui/busy-button';
import { FormAlert } from '../../../ui/form-alert';
import { useRefresh } from '../../../ui/use-refresh';
import { EXTENSIONS, type ChosenFile } from './chosen-file';
import { ColumnChoice } from './column-choice';
import { FieldChoice } from './field-choice';
import { LanguageChoice } from './language-choice';
import { PreviewSection } from './preview-section';
import { needsLanguage, useImportForm, type ImportFormState } from './use-import-form';
import { IMPORTS } from './use-imports';
import type { UploadState } from './use-upload';

const DESCRIPTION = `A table (.csv, .tsv, .txt), an Anki deck (.apkg, .colpkg), the vocab.db of a Kindle or a Wordgrove file (.json), up to ${mebibytes(MAX_IMPORT_BYTES)}.`;

/** Chooses a file and how to read it, and sends it. */
export function ImportForm({ upload }: { upload: UploadState }) {
  const refresh = useRefresh();
  const { form, formProps, failure, busy, chosen, choose, sending } = useImportForm(upload, () =>
    refresh(IMPORTS),
  );
  return (
    <form {...formProps}>
      <Stack maw={560} align="stretch">
        <FormAlert failure={failure} />
        <FileInput
          label="File"
          description={DESCRIPTION}
          placeholder="Choose a file"
          accept={EXTENSIONS.join(',')}
          withAsterisk
          readOnly={busy}
          styles={{ placeholder: { color: 'var(--mantine-color-dimmed)' } }}
          {...form.getInputProps('file')}
          onChange={(file) => void choose(file)}
        />
        {chosen && <Choices chosen={chosen} form={form} />}
        {/* The preview comes below the buttons, which would otherwise move away under a press. */}
        <Group>
          <BusyButton type="submit" busy={busy}>
            Import
          </BusyButton>
          {chosen && (
            <PreviewSection
              key={JSON.stringify(form.getValues())}
              size={chosen.file.size}
              sending={sending}
            />
          )}
        </Group>
      </Stack>
    </form>
  );
}

/** The other choices for the file. */
function Choices({ chosen, form }: { chosen: ChosenFile; form: ImportFormState }) {
  const { format, rows } = chosen;
  return (
    <>
      {rows.length > 0 && <ColumnChoice rows={rows} form={form} />}
      {format === 'apkg' && <FieldChoice {...form.getInputProps('fields')} />}
      {needsLanguage(chosen) && <LanguageChoice {...form.getInputProps('language')} />}
      <Checkbox
        label="Skip rows with errors"
        description="If you do not tick this, a single error stops the whole import."
        {...form.getInputProps('skipBadRows', { type: 'checkbox' })}
      />
    </>
  );
}
