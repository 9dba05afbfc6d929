import { shownRedirect } from './shown-redirect.js';

const REGISTERED = ['https://app.example/cb?tenant=7&x'];

it.each([
  ['https://app.example/cb?tenant=7&x', 'https://app.example/cb?tenant=7&x'],
  ['https://app.example/cb/', 'https://app.example/cb/'],
  ['https://app.example/cb?tenant=8', 'https://app.example/cb?tenant=•••'],
  ['https://app.example/cb?token=secret&x', 'https://app.example/cb?token=•••&x'],
  ['https://app.example/cb?s e c r e t', 'https://app.example/cb?•••'],
  ['https://app.example/cb?', 'https://app.example/cb?'],
  ['https://app.example/cb#access_token=secret', 'https://app.example/cb#•••'],
  ['https://user:secret@app.example/cb', 'https://•••@app.example/cb'],
  ['https://app.example/\0\ud800', 'https://app.example/\ufffd\ufffd'],
  ['no address', 'no address'],
])('the log has %j as %j', (sent, shown) => {
  expect(shownRedirect(sent, REGISTERED)).toBe(shown);
});
