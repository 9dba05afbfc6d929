import { NativeSelect } from '@mantine/core';
import { ALL_LANGUAGES, LANGUAGES, type Language } from '@wordgrove/contracts';
import type { ComponentProps } from 'react';
import { TEXTS } from './texts';

/** Asks for the language of words for which the file does not name one. */
export function LanguageChoice(props: ComponentProps<typeof NativeSelect>) {
  return (
    <NativeSelect
      label={TEXTS.wordsLanguage}
      description={TEXTS.wordsLanguageNote}
      withAsterisk
      data={[{ value: '', label: TEXTS.chooseOne }, ...ALL_LANGUAGES.map(optionOf)]}
      {...props}
    />
  );
}

function optionOf(value: Language) {
  const { englishName, nativeName } = LANGUAGES[value];
  const label = englishName === nativeName ? englishName : `${englishName} – ${nativeName}`;
  return { value, label };
}
