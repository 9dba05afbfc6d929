import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { LIMITS } from '@wordgrove/contracts';
import { useState, type ReactNode, type Ref } from 'react';
import { SearchIcon } from './icons';

const PAUSE_MS = 300;

interface SearchFieldProps {
  /** The things to search for, such as “Name or host”. */
  label: string;
  /** The text in the empty field, if it is not the label. */
  placeholder?: string;
  rightSection?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  value: string;
  /** Called when nothing has been typed for a moment. */
  onSearch: (text: string) => void;
}

/** A field that searches while somebody types. */
export function SearchField({
  label,
  placeholder = label,
  rightSection,
  inputRef,
  value,
  onSearch,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const search = useDebouncedCallback((text: string) => {
    setSent(text);
    onSearch(text);
  }, PAUSE_MS);
  // The address may change in other ways, too: by Back, or if all filters are cleared.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) setTyped(value);
  }
  return (
    <TextInput
      ref={inputRef}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      rightSection={rightSection}
      leftSection={<SearchIcon size={16} />}
      w={{ base: '100%', sm: 250 }}
      maxLength={LIMITS.search}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        search(currentTarget.value.trim());
      }}
    />
  );
}
