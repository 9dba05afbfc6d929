import { Section } from '../../../ui/section';
import { LoadFailure } from '../../../ui/load-failure';
import { ImportForm } from './import-form';
import { ImportList } from './import-list';
import { TEXTS } from './texts';
import { UploadProgress } from './upload-progress';
import { useImports } from './use-imports';
import { useUpload } from './use-upload';

/** Imports words from a file, and lists earlier imports. */
export function ImportSection() {
  const { list, imports } = useImports();
  const upload = useUpload();
  return (
    <Section title={TEXTS.title} lead={TEXTS.lead}>
      <ImportForm upload={upload} />
      <UploadProgress share={upload.share} stop={upload.stop} />
      {list.isError && <LoadFailure of={list} />}
      {imports.length > 0 && <ImportList imports={imports} list={list} upload={upload} />}
    </Section>
  );
}
