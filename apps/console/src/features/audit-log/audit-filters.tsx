import { FilterBar, FilterChoice } from '../../ui/filter-bar';
import { SearchField } from '../../ui/search-field';
import { DayChoice } from './day-choice';
import { ACTION_GROUPS, TEXTS } from './texts';
import type { useAuditFilters } from './use-audit-filters';

const SERVICE = 'SERVICE';

/** The filters of the audit log. */
export function AuditFilterBar({ filters }: { filters: ReturnType<typeof useAuditFilters> }) {
  const { values, set, clear, isAnySet } = filters;
  return (
    <FilterBar label={TEXTS.title} clear={isAnySet ? clear : null}>
      <SearchField label={TEXTS.search} value={values.q} onSearch={(q) => set({ q })} />
      <FilterChoice
        label={TEXTS.anyone}
        value={values.actor}
        onChoose={(actor) => set({ actor })}
        choices={[
          { value: SERVICE, label: TEXTS.byService },
          ...(values.actor && values.actor !== SERVICE
            ? [{ value: values.actor, label: TEXTS.oneActor }]
            : []),
        ]}
      />
      <FilterChoice
        label={TEXTS.anyAction}
        value={values.action}
        onChoose={(action) => set({ action })}
        choices={actionChoices(values.action)}
      />
      {values.about && (
        <FilterChoice
          label={TEXTS.anything}
          value={values.about}
          onChoose={(about) => set({ about })}
          choices={[{ value: values.about, label: TEXTS.oneObject }]}
        />
      )}
      <DayChoice from={values.from} to={values.to} set={set} />
    </FilterBar>
  );
}

function actionChoices(chosen: string) {
  const groups = ACTION_GROUPS.map(({ label, actions }) => ({ label, value: actions.join(',') }));
  const isKnown = chosen === '' || groups.some(({ value }) => value === chosen);
  return isKnown ? groups : [...groups, { value: chosen, label: TEXTS.someActions }];
}
