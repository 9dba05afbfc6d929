import { jest } from '@jest/globals';
import { ApiFailure, failureOf, unreachable } from '../../../api/api-failure';
import { FileFault } from './chosen-file';
import { demandSeen, inspect, lookFailure } from './inspection';

// Browsers do this if there is no network, or if a new release has replaced the part.
jest.mock('csv-parse/browser/esm/sync', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const failureBy = (seen: Parameters<typeof demandSeen>[0]): unknown => {
  try {
    return demandSeen(seen);
  } catch (error) {
    return error;
  }
};

describe('a look at a chosen file', () => {
  it('finds a fault of the file, which belongs to its field', async () => {
    const seen = await inspect(new File(['x'], 'words.xlsx'));
    expect(seen).toBeInstanceOf(FileFault);
    expect(lookFailure(seen)).toBeNull();
    const details = [{ reason: 'INVALID_VALUE', field: 'file', description: expect.any(String) }];
    expect(failureBy(seen)).toMatchObject({ details });
  });

  it('takes a part of the page that did not load for no fault of the file', async () => {
    const seen = await inspect(new File(['a,b'], 'words.csv'));
    expect(seen).toBeInstanceOf(ApiFailure);
    expect(seen).not.toBeInstanceOf(FileFault);
    expect(lookFailure(seen)?.message).toMatch(/could not be loaded.*load the page again/);
    expect(failureBy(seen)).toBe(seen);
  });

  it.each([
    unreachable(),
    failureOf(401, null, null),
    failureOf(429, null, '60'),
    new TypeError('a fault of ours'),
  ])('passes on what is no fault of the file: %s', (failure) => {
    expect(failureBy(failure)).toBe(failure);
    expect(lookFailure(failure)).toMatchObject({ message: failure.message });
  });

  it('asks for a file if there is none', () => {
    expect(failureBy(null)).toMatchObject({ details: [{ description: 'Choose a file.' }] });
    expect(lookFailure(null)).toBeNull();
  });
});
