import {
  dropAllDrafts,
  dropDraft,
  keepDraft,
  keptValues,
  readDraft,
  withDraft,
} from './form-draft';

const since = '2026-11-22T19:00:00.000Z';

class FakeStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

describe('a draft', () => {
  beforeEach(() => Object.assign(globalThis, { sessionStorage: new FakeStorage() }));
  afterAll(() => Object.assign(globalThis, { sessionStorage: undefined }));

  it('is there until it is dropped', () => {
    keepDraft('ada:register', { values: { name: 'Margin' }, since });
    expect(readDraft('ada:register')).toEqual({ values: { name: 'Margin' }, since });
    expect(readDraft('bob:register')).toBeNull();
    dropDraft('ada:register');
    expect(readDraft('ada:register')).toBeNull();
  });

  it('is gone with all others after a sign-out, and nothing else is', () => {
    sessionStorage.setItem('other', 'x');
    keepDraft('ada:register', { values: {}, since });
    dropAllDrafts();
    expect([readDraft('ada:register'), sessionStorage.getItem('other')]).toEqual([null, 'x']);
  });

  it('is none if the browser keeps nothing', () => {
    Object.assign(globalThis, { sessionStorage: undefined });
    keepDraft('ada:register', { values: {}, since });
    dropDraft('ada:register');
    dropAllDrafts();
    expect(readDraft('ada:register')).toBeNull();
  });

  it('is none if it cannot be read', () => {
    sessionStorage.setItem('wordgrove-form:x', '{');
    expect(readDraft('x')).toBeNull();
  });
});

describe('the values of a draft', () => {
  it('never have a secret', () => {
    expect(keptValues({ email: 'a@b', password: 'secret' }, ['password'])).toEqual({
      email: 'a@b',
    });
  });

  it('take the place of the initial ones if they fit', () => {
    const initial = { name: '', uris: [''], quota: 5, password: '' };
    const values = { name: 'x', uris: 'no list', quota: '5', password: 'old', gone: 1 };
    expect(withDraft(initial, { values, since }, ['password'])).toEqual({ ...initial, name: 'x' });
    expect(withDraft(initial, null, [])).toEqual(initial);
  });
});
