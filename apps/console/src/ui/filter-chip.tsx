import { UnstyledButton } from '@mantine/core';
import { useRef, type ComponentType, type ReactNode } from 'react';
import classes from './filter-chip.module.css';
import { ChevronDownIcon, CloseIcon, type IconProps } from './icons';
import { isolated } from './isolated';
import { TEXTS } from './texts';

interface FilterChipProps {
  /** The text of what is chosen. Null if nothing is. */
  chosen: string | null;
  clear: () => void;
  /** The button that opens the choices. */
  children: ReactNode;
}

/** A filter as a chip. If something is chosen, it has a second button that takes the choice back. */
export function FilterChip({ chosen, clear, children }: FilterChipProps) {
  const chip = useRef<HTMLSpanElement>(null);
  const remove = () => {
    clear();
    // This button goes, and the focus would go with it.
    chip.current?.querySelector('button')?.focus();
  };
  return (
    <span ref={chip} className={classes.chip} data-set={chosen !== null || undefined}>
      {children}
      {chosen !== null && (
        <UnstyledButton
          className={classes.clear}
          aria-label={TEXTS.removeFilter(isolated(chosen))}
          onClick={remove}
        >
          <CloseIcon size={14} />
        </UnstyledButton>
      )}
    </span>
  );
}

interface FilterChipButtonProps {
  /** The choice of everything, such as “Any status”. */
  label: string;
  chosen: string | null;
  icon?: ComponentType<IconProps> | undefined;
  onClick?: () => void;
}

/** The button of a chip. It takes what Mantine gives to the button that opens something. */
export function FilterChipButton({ label, chosen, icon: Icon, ...given }: FilterChipButtonProps) {
  return (
    <UnstyledButton
      {...given}
      className={classes.button}
      aria-label={chosen === null ? label : `${label}: ${isolated(chosen)}`}
    >
      {Icon && <Icon size={14} />}
      <bdi className={classes.text}>{chosen ?? label}</bdi>
      {chosen === null && <ChevronDownIcon size={14} />}
    </UnstyledButton>
  );
}
