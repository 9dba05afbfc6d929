import type { AuditEventDto } from '@wordgrove/dto';
import { actionsText, actorChoices, filterOf, groupsOf, objectChoices } from './audit-choices';

const event = (actor: string, application: string) =>
  ({
    actor: { id: actor, display_name: actor, email: null },
    application: { id: application, name: application, client_id: null },
    user: null,
  }) as unknown as AuditEventDto;

const valuesOf = (choices: { value: string }[]) => choices.map(({ value }) => value);

describe('the filters of the audit log', () => {
  it('name the groups of actions', () => {
    expect(actionsText('')).toBeNull();
    expect(actionsText(filterOf(['Decisions']))).toBe('Decisions');
    expect(actionsText(filterOf(['Credentials', 'Decisions']))).toBe('Decisions and credentials');
    expect(actionsText(filterOf(['Credentials', 'Decisions', 'Accounts']))).toBe(
      '3 kinds of actions',
    );
  });

  it('keep what no group has', () => {
    expect(actionsText('SECRET_CREATED')).toBe('Some actions');
    expect(actionsText(`${filterOf(['Credentials'])},USER_ENABLED`)).toBe('Some actions');
    expect(groupsOf('SECRET_CREATED')).toEqual([]);
    expect(groupsOf(filterOf(['Accounts', 'Decisions']))).toEqual(['Decisions', 'Accounts']);
  });

  it('offer each person and thing of the list once, and what is chosen', () => {
    const events = [event('Jana', 'Deckhand'), event('Tomás', 'Deckhand'), event('Jana', 'Lexi')];
    expect(valuesOf(actorChoices(events, ''))).toEqual(['SERVICE', 'Jana', 'Tomás']);
    expect(valuesOf(objectChoices(events, ''))).toEqual(['Deckhand', 'Lexi']);
    expect(objectChoices(events, 'gone').at(-1)).toEqual({
      value: 'gone',
      label: 'About one thing',
    });
    expect(valuesOf(actorChoices(events, 'SERVICE'))).toEqual(['SERVICE', 'Jana', 'Tomás']);
  });

  it('offer no more than a few, and always the chosen one by its name', () => {
    const events = Array.from({ length: 30 }, (_, at) => event('Jana', `App ${at}`));
    expect(objectChoices(events, '')).toHaveLength(12);
    const [chosen] = objectChoices(events, 'App 29').slice(-1);
    expect(chosen?.label).toMatch(/^About .App 29.$/);
  });
});
