import type { ApplicationDto } from '@wordgrove/dto';
import { changesOf, hostsOf, newHostsOf, summaryOf } from './changes';

const LIVE = {
  name: 'Lexi',
  description: 'Collects words.',
  homepage_url: 'https://lexi.example/',
  redirect_uris: ['https://lexi.example/cb', 'com.example.lexi:/cb'],
  scopes: ['words:read'],
  scope_reasons: { 'words:read': 'To show them.' },
  shown_owner: 'Ada',
  pending_revision: null,
} as unknown as ApplicationDto;
const CHANGED = {
  ...LIVE,
  pending_revision: {
    ...LIVE,
    owner: 'Ada',
    description: 'Collects the words.',
    redirect_uris: [...LIVE.redirect_uris, 'https://bot.example/cb'],
    scopes: ['words:read', 'words:write'],
  },
} as unknown as ApplicationDto;

describe('what an application asks for', () => {
  it('is everything if it is new', () => {
    const { texts, lists, unchanged } = changesOf(LIVE);
    expect(texts.map(({ member, before }) => [member, before])).toEqual([
      ['name', null],
      ['description', null],
      ['homepage_url', null],
      ['owner', null],
    ]);
    expect(lists.map(({ kept, added }) => [kept.length, added.length])).toEqual([
      [0, 2],
      [0, 1],
    ]);
    expect(unchanged).toEqual([]);
    expect(summaryOf(LIVE)).toBe('1 permission');
    expect(newHostsOf(LIVE)).toEqual([]);
  });

  it('is what differs from the approved settings', () => {
    const { texts, lists, unchanged } = changesOf(CHANGED);
    expect(texts).toEqual([
      { member: 'description', before: 'Collects words.', now: 'Collects the words.' },
    ]);
    expect(lists).toMatchObject([
      { member: 'redirect_uris', kept: LIVE.redirect_uris, added: ['https://bot.example/cb'] },
      { member: 'scopes', kept: [expect.any(String)], added: [expect.any(String)], reworded: [] },
    ]);
    expect(unchanged).toEqual(['name', 'homepage_url', 'owner']);
    expect(summaryOf(CHANGED)).toBe('+1 permission, +1 redirect URI, description');
    expect(hostsOf(CHANGED)).toEqual(['lexi.example', 'bot.example']);
    expect(newHostsOf(CHANGED)).toEqual(['bot.example']);
  });

  it.each([
    ['another one', 'Ada', 'Ada'],
    ['the first one', null, ''],
  ])('is the name of the developer if users see %s', (_, shown_owner, before) => {
    const revision = { ...LIVE, owner: 'Grace' };
    const changed = { ...LIVE, shown_owner, pending_revision: revision };
    const application = changed as unknown as ApplicationDto;
    expect(changesOf(application).texts).toEqual([{ member: 'owner', before, now: 'Grace' }]);
    expect(summaryOf(application)).toBe('developer');
  });

  it('is another reason for a permission, too', () => {
    const scope_reasons = { 'words:read': 'To sell them.' };
    const revision = { ...LIVE, owner: 'Ada', scope_reasons };
    const { lists } = changesOf({
      ...LIVE,
      pending_revision: revision,
    } as unknown as ApplicationDto);
    expect(lists).toHaveLength(1);
    expect(lists[0]?.reworded).toEqual(lists[0]?.kept);
    expect(Object.values(lists[0]?.reasons ?? {})).toEqual(['To sell them.']);
  });
});
