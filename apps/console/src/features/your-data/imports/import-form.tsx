import { Checkbox, FileInput, Group, Stack } from '@mantine/core';
import { BusyButton } from '../../../ui/busy-button';
import { FormAlert } from '../../../ui/form-alert';
import { useRefresh } from '../../../ui/use-refresh';
import { EXTENSIONS, type ChosenFile } from './chosen-file';
import { ColumnChoice } from './column-choice';
import { FieldChoice } from './field-choice';
import { LanguageChoice } from './language-choice';
import { PreviewSection } from './preview-section';
import { TEXTS } from './texts';
import { needsLanguage, useImportForm, type ImportFormState } from './use-import-form';
import { IMPORTS } from './use-imports';
import type { UploadState } from './use-upload';

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
          label={TEXTS.file}
          description={TEXTS.fileNote}
          placeholder={TEXTS.choose}
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
            {TEXTS.import}
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
        label={TEXTS.skipBadRows}
        description={TEXTS.skipBadRowsNote}
        {...form.getInputProps('skipBadRows', { type: 'checkbox' })}
      />
    </>
  );
}
