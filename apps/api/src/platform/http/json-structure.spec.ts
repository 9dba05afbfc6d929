import { structureFault } from './json-structure.js';

const LIMITS = { depth: 3, containers: 6, texts: 5, members: 6, names: 4 };
const TOO_DEEP = 'is nested more than 3 levels deep';
const TOO_LARGE = 'has an object of more than 4 members';
const TOO_MANY_CONTAINERS = 'has more than 6 lists and objects';
const TOO_MANY_TEXTS = 'has more than 5 texts';
const TOO_MANY_MEMBERS = 'has more than 6 members';
const TOO_MANY_NAMES = 'has more than 4 different member names';

const faultOf = (text: string) => structureFault(Buffer.from(text), LIMITS);

describe('the structure of a JSON text', () => {
  it.each([
    '',
    'null',
    '[[[]]]',
    '[[[]],[[]],[]]',
    '{"a":1,"b":1,"c":1,"d":1}',
    '[{"a":1,"b":1},{"a":1,"b":1},{"a":1,"b":1}]',
    `[${'1,'.repeat(1_000)}"x"]`,
    '["x","x","x","x","x",{"a":1,"b":1}]',
  ])('is bearable: %s', (text) => {
    expect(faultOf(text)).toBeUndefined();
  });

  it.each([
    ['[[[[]]]]', TOO_DEEP],
    ['[[[[', TOO_DEEP],
    ['{"a":[{"b":{}}]}', TOO_DEEP],
    ['[[],[],[],[],[],[]]', TOO_MANY_CONTAINERS],
    ['{"a":1,"b":1,"c":1,"d":1,"e":1}', TOO_LARGE],
    ['{"a":1,"a":1,"a":1,"a":1,"a":1}', TOO_LARGE],
    ['{"a":{"a":1},"b":{"a":1},"c":1,"d":1,"a":1}', TOO_LARGE],
    ['[{"a":1,"b":1,"c":1,"d":1},{"a":1,"b":1,"c":1}]', TOO_MANY_MEMBERS],
    ['[{"a":1,"b":1},{"c":1,"d":1},{"e":1}]', TOO_MANY_NAMES],
    ['["x","x","x","x","x","x","x"]', TOO_MANY_TEXTS],
    ['{"a":["x","x","x"],"b":["x","x","x","x"]}', TOO_MANY_TEXTS],
    ['[{"\\u0061":1,"a":1},{"\\"":1,"\\\\":1},{"é":1}]', TOO_MANY_NAMES],
  ])('is too much: %s', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it.each([
    ['brackets', '[{[{[{[{'],
    ['colons and commas', ':,:,:,:,:,:,:,:'],
    ['quotes', '\\"[[[[\\":\\":\\":\\":\\":\\"'],
    ['backslashes before a quote', '\\\\\\"[[[['],
    ['quotes by number', '\\u0022[[[[\\u005c'],
    ['other scripts', 'é漢😀\u2028[[[['],
  ])('does not count %s in a string', (_name, content) => {
    const text = `{"${content}":"${content}"}`;
    expect(Object.keys(JSON.parse(text) as object)).toHaveLength(1);
    expect(faultOf(text)).toBeUndefined();
  });

  it.each([
    ['a backslash', '"\\\\",[[[['],
    ['a quote', '"\\"",[[[['],
    ['two backslashes', '"\\\\\\\\",[[[['],
    ['another script', '"é漢😀",[[[['],
  ])('is counted again after a string that ends with %s', (_name, rest) => {
    expect(faultOf(`[${rest}`)).toBe(TOO_DEEP);
  });

  it.each(['"', '"\\', ']]]', '}{"a":1', ':::', '"a', '{"a":"\\'])(
    'is left to the parser if it is not JSON: %s',
    (text) => {
      expect(faultOf(text)).toBeUndefined();
    },
  );
});
