import { shownAddress } from './shown-address';

it.each([
  ['https://reader.example', 'reader.example'],
  ['https://reader.example/', 'reader.example'],
  ['http://reader.example/', 'http://reader.example/'],
  ['https://reader.example:8443/', 'reader.example:8443'],
  ['https://reader.example/about?a=b', 'https://reader.example/about?a=b'],
  ['https://аррӏе.example/', 'xn--80ak6aa92e.example'],
  ['https://reader.example/\u202efdp', 'https://reader.example/%E2%80%AEfdp'],
  ['https://bank.example@other.example/', 'other.example'],
  ['not an address', 'not an address'],
])('shows %s as %s', (address, shown) => expect(shownAddress(address)).toBe(shown));
