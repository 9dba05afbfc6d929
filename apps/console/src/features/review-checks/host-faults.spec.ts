import type { ReviewCheckDto } from '@wordgrove/dto';
import { hostFaultsOf } from './host-faults';

const check = (
  kind: ReviewCheckDto['kind'],
  subject: string | null,
  result: ReviewCheckDto['result'] = 'UNMET',
): ReviewCheckDto => ({ kind, subject, result, text: '' });

describe('the faults of redirect hosts', () => {
  it('are those of each host, together', () => {
    expect(
      hostFaultsOf([
        check('HOMEPAGE_HOST', 'bot.example'),
        check('HOMEPAGE_HOST', 'other.example'),
        check('HOST_PROOF', 'bot.example'),
        check('HOST_PROOF', 'lexi.example'),
      ]),
    ).toEqual([
      { host: 'bot.example', text: 'Not the host of the home page, and not proven.' },
      { host: 'other.example', text: 'Not the host of the home page.' },
      { host: 'lexi.example', text: 'Not proven.' },
    ]);
  });

  it('are none for what is met, not known, or about no host', () => {
    expect(
      hostFaultsOf([
        check('HOMEPAGE_HOST', null),
        check('HOST_PROOF', 'lexi.example', 'MET'),
        check('HOST_PROOF', 'bot.example', 'UNKNOWN'),
        check('SCOPE_REASON', 'words:read'),
      ]),
    ).toEqual([]);
  });
});
