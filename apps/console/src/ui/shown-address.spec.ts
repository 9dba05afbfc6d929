import { shownAddress } from './shown-address';

it.each([
  ['https://reader.example', 'https://reader.example'],
  ['https://reader.example/', 'https://reader.example/'],
  ['https://reader.example/about?a=b', 'https://reader.example/about?a=b'],
  ['https://аррӏе.example/', 'https://xn--80ak6aa92e.example/'],
  ['https://reader.example/\u202efdp', 'https://reader.example/%E2%80%AEfdp'],
  ['https://bank.example@other.example/', 'https://other.example/'],
  ['not an address', 'not an address'],
])('shows %s as %s', (address, shown) => expect(shownAddress(address)).toBe(shown));
