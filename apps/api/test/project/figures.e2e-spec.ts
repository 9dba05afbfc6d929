import { masteryLevel } from '@wordgrove/scheduling';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Described {
  properties?: { mastery_level?: { description?: string } };
}

describe('the figures in the API description', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  it('of the mastery levels are those of the schedule', () => {
    const schemas = Object.values(service.openApi.components?.schemas ?? {});
    const described = schemas.map(
      (each) => (each as Described).properties?.mastery_level?.description ?? '',
    );
    const description = described.find((text) => text.includes('stability')) ?? '';
    const levels = [...description.matchAll(/(\d): [^;]*?from (\d+)/g)].map(([, level, days]) => [
      Number(level),
      Number(days),
    ]);
    expect(levels.map(([level]) => level)).toEqual([2, 3, 4, 5]);
    const at = (days: number) => masteryLevel({ state: 'REVIEW', stability: days });
    for (const [level = 0, days = 0] of levels)
      expect([at(days - 0.01), at(days)]).toEqual([level - 1, level]);
    expect(description).toContain(`1: a stability of less than ${levels[0]?.[1]} days`);
  });
});
