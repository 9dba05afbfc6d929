import { avatarColor, initialsOf } from './avatar-look';

it.each([
  ['Marginalia Reader', 'MR'],
  ['Lexi for Telegram', 'LT'],
  ['Footnote', 'F'],
  ['כרטיסיות', 'כ'],
  ['قارئ الكلمات', 'ق'],
  ['  (beta) quiz  ', 'BQ'],
  ['😀 Reader', 'R'],
  ['😀😀', '😀'],
  [' 👩‍👩‍👧‍👦🇩🇪', '👩‍👩‍👧‍👦'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('a colour is always the same for an id, and ids have different ones', () => {
  const ids = Array.from({ length: 100 }, (_, at) => `wg_${at.toString(16)}`);
  expect(ids.map(avatarColor)).toEqual(ids.map(avatarColor));
  expect(new Set(ids.map(avatarColor)).size).toBe(8);
});
