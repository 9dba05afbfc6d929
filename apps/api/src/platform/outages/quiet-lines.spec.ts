import { QuietLines } from './quiet-lines.js';

it('writes each line once a minute, whatever others come in between', () => {
  const said: string[] = [];
  let now = 0;
  const lines = new QuietLines(
    () => now,
    (line) => said.push(line),
  );
  for (now of [0, 1, 59_999, 60_000, 60_001])
    for (const line of ['one', 'other']) lines.write(line);
  expect(said).toEqual(['one', 'other', 'one', 'other']);
});
