import { SCOPES } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { shownAddress } from '../../ui/shown-address';
import { MEMBERS, TEXTS } from './texts';

export type Member = keyof typeof MEMBERS;

/** A text that would become another one. `before` is null for a new application. */
export interface TextChange {
  member: Member;
  before: string | null;
  now: string;
}

/** Addresses or permissions, each of which is as before or new. Removing one takes effect at once, so nothing is removed. */
export interface ListChange {
  member: Member;
  kept: readonly string[];
  added: readonly string[];
  /** The reasons that are given for some of them now. */
  reasons: Readonly<Record<string, string>>;
  /** Those that are kept, but for another reason than before. */
  reworded: readonly string[];
}

export interface Changes {
  texts: TextChange[];
  lists: ListChange[];
  /** The members that stay as they are. */
  unchanged: Member[];
}

/** Returns what an application asks for beside what was approved. */
export function changesOf(application: ApplicationDto): Changes {
  const { pending_revision: revision, shown_owner: shown } = application;
  const isNew = revision === null;
  const wanted = revision ?? application;
  const texts: TextChange[] = [
    { member: 'name', before: application.name, now: wanted.name },
    { member: 'description', before: application.description, now: wanted.description },
    { member: 'homepage_url', before: home(application), now: home(wanted) },
    { member: 'owner', before: shown ?? '', now: revision?.owner ?? shown ?? '' },
  ];
  const lists: ListChange[] = [
    {
      member: 'redirect_uris',
      ...split(application.redirect_uris, wanted.redirect_uris, isNew),
      ...{ reasons: {}, reworded: [] },
    },
    scopesChange(application, wanted, isNew),
  ];
  const changedTexts = texts.filter(({ before, now }) => isNew || before !== now);
  const changedLists = lists.filter(
    ({ added, reworded }) => isNew || added.length > 0 || reworded.length > 0,
  );
  const changed = [...changedTexts, ...changedLists].map(({ member }) => member);
  return {
    texts: changedTexts.map((change) => (isNew ? { ...change, before: null } : change)),
    lists: changedLists,
    unchanged: (Object.keys(MEMBERS) as Member[]).filter((member) => !changed.includes(member)),
  };
}

/** Returns what a revision changes, in a few words. */
export function summaryOf(application: ApplicationDto): string {
  if (application.pending_revision === null) return TEXTS.permissions(application.scopes.length);
  const { texts, lists } = changesOf(application);
  const [uris, scopes] = (['redirect_uris', 'scopes'] as const).map(
    (wanted) => lists.find(({ member }) => member === wanted)?.added.length ?? 0,
  );
  return [
    ...(scopes ? [`+${TEXTS.permissions(scopes)}`] : []),
    ...(uris ? [`+${TEXTS.redirectUris(uris)}`] : []),
    ...texts.map(({ member }) => MEMBERS[member].toLowerCase()),
  ].join(', ');
}

/** Returns how many texts, addresses, permissions and reasons a revision changes. */
export function countChanges(application: ApplicationDto): number {
  const { texts, lists } = changesOf(application);
  return lists.reduce(
    (count, { added, reworded }) => count + added.length + reworded.length,
    texts.length,
  );
}

type Addresses = Pick<ApplicationDto, 'pending_revision' | 'redirect_uris'>;

/** Returns the hosts of the redirect URIs that an application wants. Schemes of programs have none. */
export function hostsOf(application: Addresses): string[] {
  const uris = (application.pending_revision ?? application).redirect_uris;
  const hosts = uris.filter((uri) => URL.canParse(uri)).map((uri) => new URL(uri).hostname);
  return [...new Set(hosts.filter((host) => host !== ''))];
}

/** Returns the hosts of redirect URIs that no admin has approved yet, beside approved ones. */
export function newHostsOf(application: Addresses): string[] {
  const live = hostsOf({ ...application, pending_revision: null });
  return application.pending_revision === null
    ? []
    : hostsOf(application).filter((host) => !live.includes(host));
}

function home({ homepage_url: url }: { homepage_url: string | null }): string {
  return url === null ? '' : shownAddress(url);
}

type Asked = Pick<ApplicationDto, 'scopes' | 'scope_reasons'>;

function scopesChange(live: Asked, wanted: Asked, isNew: boolean): ListChange {
  const { kept, added } = split(named(live), named(wanted), isNew);
  const [before, reasons] = [reasonsOf(live), reasonsOf(wanted)];
  const reworded = kept.filter((scope) => (before[scope] ?? '') !== (reasons[scope] ?? ''));
  return { member: 'scopes', kept, added, reasons, reworded };
}

function reasonsOf({ scopes, scope_reasons: reasons }: Asked): Record<string, string> {
  return Object.fromEntries(scopes.map((scope) => [SCOPES[scope], reasons[scope] ?? '']));
}

function named({ scopes }: Asked): string[] {
  return scopes.map((scope) => SCOPES[scope]);
}

function split(live: readonly string[], wanted: readonly string[], isNew: boolean) {
  const kept = isNew ? [] : wanted.filter((each) => live.includes(each));
  return { kept, added: wanted.filter((each) => !kept.includes(each)) };
}
