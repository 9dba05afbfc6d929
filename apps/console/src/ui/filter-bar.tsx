import { Button, Group, Menu } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { FilterChip, FilterChipButton } from './filter-chip';
import classes from './filter-bar.module.css';
import type { IconProps } from './icons';
import { TEXTS } from './texts';

interface FilterBarProps {
  /** The name of the list. */
  label: string;
  /** Clears all filters. Null if none is set. */
  clear: (() => void) | null;
  children: ReactNode;
  /** The content of the end of the row, such as the number of what is listed. */
  aside?: ReactNode;
}

/** The filters of a list. */
export function FilterBar({ label, clear, children, aside }: FilterBarProps) {
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="xs" role="search" aria-label={label} flex="1 1 auto">
        {children}
        {clear && (
          <Button variant="subtle" px="xs" className={classes.clear} onClick={clear}>
            {TEXTS.clear}
          </Button>
        )}
      </Group>
      {aside}
    </Group>
  );
}

export interface Choice {
  value: string;
  label: string;
}

interface ChipProps {
  /** The choice of everything, such as “Any status”. */
  label: string;
  icon?: ComponentType<IconProps>;
  choices: readonly Choice[];
}

interface FilterChoiceProps extends ChipProps {
  value: string;
  /** The choice of everything, if the label does not say that it is one. */
  everything?: string;
  onChoose: (value: string) => void;
}

/** A filter of which one thing can be chosen. */
export function FilterChoice(props: FilterChoiceProps) {
  const { label, icon, value, everything = label, choices, onChoose } = props;
  const chosen = value && (choices.find((choice) => choice.value === value)?.label ?? value);
  return (
    <ChipMenu label={label} icon={icon} chosen={chosen || null} clear={() => onChoose('')}>
      <Menu.RadioGroup value={value} onChange={onChoose}>
        {[{ value: '', label: everything }, ...choices].map((choice) => (
          <Menu.RadioItem key={choice.value} value={choice.value} closeMenuOnClick>
            <bdi>{choice.label}</bdi>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </ChipMenu>
  );
}

interface FilterChoicesProps extends ChipProps {
  values: readonly string[];
  /** The text of what is chosen. Null if nothing is. */
  chosen: string | null;
  onChoose: (values: string[]) => void;
}

/** A filter of which several things can be chosen. */
export function FilterChoices({ values, choices, onChoose, ...chip }: FilterChoicesProps) {
  return (
    <ChipMenu {...chip} clear={() => onChoose([])}>
      <Menu.CheckboxGroup value={[...values]} onChange={onChoose}>
        {choices.map(({ value, label }) => (
          <Menu.CheckboxItem key={value} value={value}>
            {label}
          </Menu.CheckboxItem>
        ))}
      </Menu.CheckboxGroup>
    </ChipMenu>
  );
}

interface ChipMenuProps {
  label: string;
  icon?: ComponentType<IconProps> | undefined;
  chosen: string | null;
  clear: () => void;
  children: ReactNode;
}

function ChipMenu({ label, icon, chosen, clear, children }: ChipMenuProps) {
  return (
    <Menu position="bottom-start" shadow="md">
      <FilterChip chosen={chosen} clear={clear}>
        <Menu.Target>
          <FilterChipButton label={label} chosen={chosen} icon={icon} />
        </Menu.Target>
      </FilterChip>
      <Menu.Dropdown className={classes.choices}>{children}</Menu.Dropdown>
    </Menu>
  );
}
