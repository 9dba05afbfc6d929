import type { ErrorDetail } from '@wordgrove/contracts';
import { sortDetails } from './field-errors';

const FIELDS = ['name', 'redirect_uris', 'redirect_uris.0', 'redirect_uris.1', 'scopes'];

describe('sortDetails', () => {
  it('puts a fault at the field that it names, as a sentence', () => {
    const details: ErrorDetail[] = [
      { reason: 'TOO_SHORT', field: 'name', description: 'must have a character' },
    ];
    expect(sortDetails(details, FIELDS)).toEqual({
      fields: { name: 'Must have a character.' },
      others: [],
    });
  });

  it('finds one item of a list', () => {
    const details: ErrorDetail[] = [
      { reason: 'INVALID_REDIRECT_URI', field: 'redirect_uris[1]', description: 'Bad.' },
    ];
    expect(sortDetails(details, FIELDS).fields).toEqual({ 'redirect_uris.1': 'Bad.' });
  });

  it('falls back to the list if the item has no input of its own', () => {
    const details: ErrorDetail[] = [
      { reason: 'INVALID_VALUE', field: 'scopes[0]', description: 'unknown' },
    ];
    expect(sortDetails(details, FIELDS).fields).toEqual({ scopes: 'Unknown.' });
  });

  it('joins two faults of one field', () => {
    const details: ErrorDetail[] = [
      { reason: 'TOO_SHORT', field: 'name', description: 'one' },
      { reason: 'INVALID_CHARACTER', field: 'name', description: 'two' },
    ];
    expect(sortDetails(details, FIELDS).fields).toEqual({ name: 'One. Two.' });
  });

  it('keeps what no field can show, with the field named', () => {
    const details: ErrorDetail[] = [
      { reason: 'QUOTA_EXCEEDED' },
      { reason: 'UNKNOWN_MEMBER', field: 'nickname', description: 'is unknown' },
    ];
    expect(sortDetails(details, FIELDS)).toEqual({
      fields: {},
      others: ['Quota exceeded.', 'nickname: Is unknown.'],
    });
  });
});
