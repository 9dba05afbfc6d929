import { endOf, sentenceOf } from './sentence';

const edited = (details: Record<string, unknown>) => {
  const event = { action: 'APPLICATION_EDITED' as const, details };
  return `${sentenceOf(event)}${endOf(event)}`;
};

describe('the sentences of the audit log', () => {
  it('say by which criteria an application was decided about', () => {
    const approved = { action: 'APPLICATION_APPROVED' as const, details: { criteria_version: 4 } };
    expect(sentenceOf(approved)).toBe('approved {application}');
    expect(endOf(approved)).toBe(' by criteria v4');
  });

  it('tell changes that wait from those that work at once', () => {
    const submitted = 'submitted changes to {application} for review';
    expect(edited({ pendingRevision: { from: null, to: { name: 'New' } } })).toBe(submitted);
    expect(edited({ pendingRevision: { from: null, to: {} }, scopes: {} })).toBe(
      `${submitted}, and changed at once: permissions`,
    );
    expect(edited({ name: {}, description: {} })).toBe('changed {application}: name, description');
    expect(edited({ pendingRevision: { from: {}, to: null } })).toBe(
      'changed {application}: changes to review',
    );
  });
});
