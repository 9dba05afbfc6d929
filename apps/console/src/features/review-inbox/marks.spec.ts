import { marksOf } from './marks';

const NONE: Parameters<typeof marksOf>[0] = {
  pending_revision: null,
  redirect_uris: ['https://lexi.example/cb', 'com.example.lexi:/cb'],
  scopes: ['words:read'],
  scope_reasons: { 'words:read': 'To show them.' },
  similar_names: [],
  has_confusable_letters: false,
  unmet_checks: ['AUTHORIZATION'],
};
const kindsOf = (changed: Partial<typeof NONE>) =>
  marksOf({ ...NONE, ...changed }).map(({ kind }) => kind);

describe('the marks of an application', () => {
  it('are none if nothing is remarkable', () => expect(marksOf(NONE)).toEqual([]));

  it('name what its name looks like', () =>
    expect(marksOf({ ...NONE, similar_names: [{ name: 'Marginalia', client_id: 'x' }] })).toEqual([
      { kind: 'LOOKS_LIKE', name: 'Marginalia' },
    ]));

  it('tell that letters of its name pose as others', () =>
    expect(kindsOf({ has_confusable_letters: true })).toEqual(['CONFUSABLE_LETTERS']));

  it('tell what is asked for, not what was approved', () => {
    const staging = 'https://staging.lexi.example/cb';
    const revision = {
      ...NONE,
      redirect_uris: [...NONE.redirect_uris, staging],
      scopes: ['words:read', 'words:write'],
    } as unknown as NonNullable<typeof NONE.pending_revision>;
    expect(kindsOf({ pending_revision: revision, unmet_checks: ['HOST_PROOF'] })).toEqual([
      ...['NEW_HOST', 'NOT_PROVEN', 'TEST_HOST', 'NO_REASONS'],
    ]);
    expect(kindsOf({ redirect_uris: [staging] })).toEqual(['TEST_HOST']);
    expect(kindsOf({ scope_reasons: {} })).toEqual(['NO_REASONS']);
  });
});
