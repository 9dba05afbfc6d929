import { Metrics } from './metrics.js';

describe('the metrics', () => {
  it('are written once for all who ask meanwhile, and anew for who asks then', async () => {
    const metrics = new Metrics();
    let readings = 0;
    metrics.gauge({ name: 'readings', help: 'Readings', read: () => (readings += 1) });
    const texts = await Promise.all(Array.from({ length: 20 }, () => metrics.text()));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('readings 1\n');
    expect(await metrics.text()).toContain('readings 2\n');
  });
});
