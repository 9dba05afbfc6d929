import { isThisDevice } from './this-device';

it.each([
  ['127.0.0.1', true],
  ['127.0.0.1:51004', true],
  ['[::1]:8080', true],
  ['localhost:3000', true],
  ['127.0.0.1.evil.example', false],
  ['localhost.evil.example:80', false],
  ['not-localhost', false],
  ['app.example', false],
])('tells whether %s is this device', (host, expected) => {
  expect(isThisDevice(host)).toBe(expected);
});
