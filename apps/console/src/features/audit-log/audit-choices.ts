import type { AuditEventDto } from '@wordgrove/dto';
import type { Choice } from '../../ui/filter-bar';
import { isolated } from '../../ui/isolated';
import { ACTION_GROUPS, TEXTS } from './texts';

/** The number of people or things to choose from. Others are found by the search. */
const MAX_CHOICES = 12;

const SERVICE = { value: 'SERVICE', label: TEXTS.byService };

/** Returns those who acted in events, as choices, and the one who is chosen already. */
export function actorChoices(events: readonly AuditEventDto[], chosen: string): Choice[] {
  const named = events.flatMap(({ actor }) =>
    actor?.display_name ? [{ value: actor.id, label: TEXTS.by(isolated(actor.display_name)) }] : [],
  );
  return [SERVICE, ...firstOf(named, chosen, SERVICE.value, TEXTS.oneActor)];
}

/** Returns the applications and users that events are about, as choices, and the one that is chosen already. */
export function objectChoices(events: readonly AuditEventDto[], chosen: string): Choice[] {
  const named = events.flatMap(({ application, user }) => [
    ...(application?.name
      ? [{ value: application.id, label: TEXTS.about(isolated(application.name)) }]
      : []),
    ...(user?.display_name
      ? [{ value: user.id, label: TEXTS.about(isolated(user.display_name)) }]
      : []),
  ]);
  return firstOf(named, chosen, '', TEXTS.oneObject);
}

/** Returns the first different ones. If the chosen one is not among them, it has a text that names nobody. */
function firstOf(named: Choice[], chosen: string, known: string, unnamed: string): Choice[] {
  const all = [...new Map(named.map((choice) => [choice.value, choice])).values()];
  const shown = all.slice(0, MAX_CHOICES);
  if (chosen === '' || chosen === known || shown.some(({ value }) => value === chosen))
    return shown;
  return [...shown, all.find(({ value }) => value === chosen) ?? { value: chosen, label: unnamed }];
}

/** The groups of actions, as choices. */
export const GROUP_CHOICES: readonly Choice[] = ACTION_GROUPS.map(({ label }) => ({
  value: label,
  label,
}));

/** Returns the names of the groups of which all actions are in a filter. */
export function groupsOf(action: string): string[] {
  const actions = new Set(action.split(','));
  return ACTION_GROUPS.filter((group) => group.actions.every((each) => actions.has(each))).map(
    ({ label }) => label,
  );
}

/** Returns the filter for some groups of actions. */
export function filterOf(groups: readonly string[]): string {
  return ACTION_GROUPS.filter(({ label }) => groups.includes(label))
    .flatMap(({ actions }) => actions)
    .join(',');
}

/** Returns a filter of actions in words, such as “Decisions and credentials”. Null if there is none. */
export function actionsText(action: string): string | null {
  if (action === '') return null;
  const groups = groupsOf(action);
  const isAll = filterOf(groups).split(',').length === action.split(',').length;
  if (groups.length === 0 || !isAll) return TEXTS.someActions;
  if (groups.length > 2) return TEXTS.kindsOfActions(groups.length);
  return TEXTS.groups(groups);
}
