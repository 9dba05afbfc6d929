import type { ReviewCheckDto } from '@wordgrove/dto';
import { countGroups, groupChecks } from './check-groups';
import { headlineOf, summaryOf } from './texts';

const check = (
  kind: ReviewCheckDto['kind'],
  result: ReviewCheckDto['result'],
  subject: string | null = null,
): ReviewCheckDto => ({ kind, result, subject, text: '' });

const CHECKS = [
  check('HTTPS', 'MET'),
  check('HOST_PROOF', 'MET', 'a.example'),
  check('HOST_PROOF', 'UNKNOWN', 'b.example'),
  check('NAME', 'UNMET', 'Lexi'),
];

describe('groups of checks', () => {
  it('have what is not met first, and are as bad as their worst check', () => {
    expect(groupChecks(CHECKS).map(({ kind, result }) => [kind, result])).toEqual([
      ['NAME', 'UNMET'],
      ['HOST_PROOF', 'UNKNOWN'],
      ['HTTPS', 'MET'],
    ]);
    expect(['UNMET', 'UNKNOWN'].map((each) => countGroups(CHECKS, each as 'UNMET'))).toEqual([
      1, 1,
    ]);
  });

  it('have headlines', () => {
    const headlines = groupChecks(CHECKS).map(({ kind, result, checks }) =>
      headlineOf(kind, result, checks),
    );
    expect(headlines).toEqual([
      'The name looks like another one',
      'Proof of the hosts: 1 of 2',
      'All addresses use https',
    ]);
  });

  it.each([
    [0, 0, 'All checks are met.'],
    [1, 0, '1 check is not met.'],
    [2, 1, '2 checks are not met, and 1 is not known yet.'],
  ])('are summed up: %i not met, %i not known', (unmet, unknown, sum) => {
    expect(summaryOf(unmet, unknown, false)).toBe(sum);
  });
});
