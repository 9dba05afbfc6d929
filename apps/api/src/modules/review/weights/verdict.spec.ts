import { judge } from './verdict.js';

describe('the verdict on fitted weights', () => {
  it('is to adopt what predicts better than the defaults, and nothing else', () => {
    expect(judge({ default: 0.4, fitted: 0.39, inUse: null })).toBe('ADOPT');
    expect(judge({ default: 0.4, fitted: 0.399, inUse: null })).toBe('KEEP');
    expect(judge({ default: 0.4, fitted: 0.4, inUse: null })).toBe('KEEP');
    expect(judge({ default: 0.4, fitted: 0.5, inUse: null })).toBe('KEEP');
  });

  it('is to adopt only what predicts better than what is in use, too', () => {
    const losses = { default: 0.4, fitted: 0.35 };
    expect(judge({ ...losses, inUse: 0.37 })).toBe('ADOPT');
    expect(judge({ ...losses, inUse: 0.34 })).toBe('KEEP');
    expect(judge({ ...losses, inUse: 0.35 })).toBe('KEEP');
  });

  it('is to return to the defaults if they have become better than what is in use', () => {
    const fitted = 0.45;
    expect(judge({ default: 0.4, fitted, inUse: 0.41 })).toBe('RETURN_TO_DEFAULTS');
    expect(judge({ default: 0.4, fitted, inUse: 0.401 })).toBe('KEEP');
    expect(judge({ default: 0.4, fitted: 0.35, inUse: 0.41 })).toBe('ADOPT');
  });
});
