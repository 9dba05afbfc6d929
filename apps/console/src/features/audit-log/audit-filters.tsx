import type { AuditEventDto } from '@wordgrove/dto';
import type { ReactNode } from 'react';
import { FilterBar, FilterChoice, FilterChoices } from '../../ui/filter-bar';
import { AboutIcon, ActionIcon, UserIcon } from '../../ui/icons';
import { SearchField } from '../../ui/search-field';
import {
  actionsText,
  actorChoices,
  filterOf,
  GROUP_CHOICES,
  groupsOf,
  objectChoices,
} from './audit-choices';
import { DayChoice } from './day-choice';
import { TEXTS } from './texts';
import type { useAuditFilters } from './use-audit-filters';

interface AuditFilterBarProps {
  filters: ReturnType<typeof useAuditFilters>;
  /** The events in the list, whose people and applications can be chosen. */
  events: readonly AuditEventDto[];
  aside: ReactNode;
}

/** The filters of the audit log. */
export function AuditFilterBar({ filters, events, aside }: AuditFilterBarProps) {
  const { values, set, clear, isAnySet } = filters;
  return (
    <FilterBar label={TEXTS.title} clear={isAnySet ? clear : null} aside={aside}>
      <SearchField label={TEXTS.search} value={values.q} onSearch={(q) => set({ q })} />
      <FilterChoice
        label={TEXTS.anyone}
        icon={UserIcon}
        value={values.actor}
        onChoose={(actor) => set({ actor })}
        choices={actorChoices(events, values.actor)}
      />
      <FilterChoices
        label={TEXTS.anyAction}
        icon={ActionIcon}
        values={groupsOf(values.action)}
        chosen={actionsText(values.action)}
        onChoose={(groups) => set({ action: filterOf(groups) })}
        choices={GROUP_CHOICES}
      />
      <FilterChoice
        label={TEXTS.anything}
        icon={AboutIcon}
        value={values.about}
        onChoose={(about) => set({ about })}
        choices={objectChoices(events, values.about)}
      />
      <DayChoice from={values.from} to={values.to} set={set} />
    </FilterBar>
  );
}
