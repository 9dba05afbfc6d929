import type { ApplicationDto } from '@wordgrove/dto';
import { Fact } from './fact';
import { changedTexts } from './additions';
import { shownAddress } from './shown-address';

const TERMS = { name: 'Name', description: 'Description', homepage_url: 'Home page' } as const;

/** The texts that a pending revision changes. */
export function TextsInReview({ application }: { application: ApplicationDto }) {
  return changedTexts(application).map(({ member, text }) => (
    <Fact key={member} term={TERMS[member]}>
      {text === '' ? (
        <em>None</em>
      ) : (
        <bdi>{member === 'homepage_url' ? shownAddress(text) : text}</bdi>
      )}
    </Fact>
  ));
}
