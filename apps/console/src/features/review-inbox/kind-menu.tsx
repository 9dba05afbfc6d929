import { Button, Menu } from '@mantine/core';
import { SUBMISSION_KINDS } from '@wordgrove/contracts';
import { CheckIcon, FilterIcon } from '../../ui/icons';
import { KIND_FILTERS, TEXTS } from './texts';

const KINDS = ['', ...SUBMISSION_KINDS] as const;

/** The part of the queue that the list shows. An empty text stands for all of it. */
export type KindFilter = (typeof KINDS)[number];

export function isKindFilter(text: string): text is KindFilter {
  return KINDS.includes(text as KindFilter);
}

interface KindMenuProps {
  kind: KindFilter;
  onChoose: (kind: KindFilter) => void;
}

/** Chooses between all that waits, new applications, and changes of approved ones. */
export function KindMenu({ kind, onChoose }: KindMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          px={10}
          style={{ flexShrink: 0 }}
          leftSection={<FilterIcon size={16} />}
          aria-label={`${TEXTS.show}: ${KIND_FILTERS[kind]}`}
        >
          {KIND_FILTERS[kind]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {KINDS.map((each) => (
          <Menu.Item
            key={each}
            onClick={() => onChoose(each)}
            aria-current={each === kind ? 'true' : undefined}
            rightSection={each === kind && <CheckIcon size={16} />}
          >
            {KIND_FILTERS[each]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
