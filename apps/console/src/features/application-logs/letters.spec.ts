import { compare, compareWords, nearestFirst } from './letters';

describe('the comparison of what was sent with what is registered', () => {
  it('marks the one letter that differs', () => {
    expect(compare('https://a.example/cb/', 'https://a.example/cb')).toEqual({
      sent: [
        { text: 'https://a.example/cb', isShared: true },
        { text: '/', isShared: false },
      ],
      registered: [{ text: 'https://a.example/cb', isShared: true }],
      endsEarly: true,
    });
    const { sent, registered, endsEarly } = compare('reviews:write', 'review:write');
    expect(sent.filter(({ isShared }) => !isShared)).toEqual([{ text: 's', isShared: false }]);
    expect(registered.every(({ isShared }) => isShared)).toBe(true);
    expect(endsEarly).toBe(false);
  });

  it('takes the nearest first', () => {
    const registered = ['https://other.example/', 'https://a.example/cb'];
    expect(nearestFirst('https://a.example/cb/', registered)[0]).toBe('https://a.example/cb');
  });

  it('compares lists word by word', () => {
    expect(compareWords('words:read reviews:write', ['words:read', 'review:write'])).toEqual([
      { word: 'words:read', isRight: true, nearest: 'words:read' },
      { word: 'reviews:write', isRight: false, nearest: 'review:write' },
    ]);
  });

  it('does not take long for long texts', () => {
    const { sent } = compare('x'.repeat(5_000), 'y'.repeat(5_000));
    expect(sent).toEqual([{ text: 'x'.repeat(5_000), isShared: false }]);
  });
});
