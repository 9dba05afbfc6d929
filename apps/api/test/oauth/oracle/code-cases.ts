import { differing } from './asking.js';
import type { OracleCase } from './case.js';

/** The exchange of a code. */
export const CODE_CASES: readonly OracleCase[] = [
  {
    rules: '26',
    name: 'no code',
    run: (d) => d.exchange('x', { code: null }),
    expected: '400 invalid_request',
  },
  {
    rules: '26',
    name: 'an unknown code',
    run: (d) => d.exchange('unknown'),
    expected: '400 invalid_grant',
  },
  {
    rules: '26',
    name: 'no redirect URI at the token endpoint, then the right one',
    run: async (d) => {
      const code = await d.code();
      return `${await d.exchange(code, { redirect_uri: null })}, then ${await d.exchange(code)}`;
    },
    expected: '400 invalid_request, then 200',
  },
  {
    rules: '26',
    name: 'another redirect URI, then the right one',
    run: async (d) => {
      const code = await d.code();
      const wrong = await d.exchange(code, { redirect_uri: 'https://confidential.example/x' });
      return `${wrong}, then ${await d.exchange(code)}`;
    },
    expected: '400 invalid_grant, then 200',
  },
  {
    rules: '26',
    name: 'another client’s code, then by its own client',
    run: async (d) => {
      const code = await d.code();
      const stolen = await d.exchange(code, {}, { client: d.clients.stranger });
      return `${stolen}, then ${await d.exchange(code)}`;
    },
    expected: '400 invalid_grant, then 200',
  },
  {
    rules: '27',
    name: 'the right verifier',
    run: async (d) => {
      const { code, code_verifier } = await d.codeWithPkce();
      return d.exchange(code, { code_verifier });
    },
    expected: '200',
  },
  {
    rules: '27',
    name: 'no verifier for a challenge',
    run: async (d) => d.exchange((await d.codeWithPkce()).code),
    expected: '400 invalid_grant',
  },
  {
    rules: '27',
    name: 'a verifier without a challenge',
    run: async (d) => d.exchange(await d.code(), { code_verifier: 'x'.repeat(43) }),
    expected: '400 invalid_grant',
  },
  {
    rules: '27',
    name: 'a verifier that is too short',
    run: async (d) => d.exchange((await d.codeWithPkce()).code, { code_verifier: 'short' }),
    ...differing(
      '400 invalid_grant',
      '400 invalid_request',
      'RFC 7636, section 4.6: a verifier that does not answer the challenge is invalid_grant; there is one error for all of them',
    ),
  },
  {
    rules: '27',
    name: 'a wrong verifier, then the right one',
    run: async (d) => {
      const { code, code_verifier } = await d.codeWithPkce();
      const wrong = await d.exchange(code, { code_verifier: 'x'.repeat(43) });
      return `${wrong}, then ${await d.exchange(code, { code_verifier })}`;
    },
    ...differing(
      '400 invalid_grant, then 400 invalid_grant',
      '400 invalid_grant, then 200',
      'Rule 27. A client that has a code but not its verifier did not begin the flow; there, the code can be used for more guesses',
    ),
  },
  {
    rules: '28',
    name: 'a code exchanged again, and whether its tokens live',
    run: async (d) => {
      const code = await d.code();
      const { access_token, refresh_token } = await d.exchanged(code);
      const again = await d.exchange(code);
      return `${again}, ${await d.isActive(access_token)}, ${await d.refresh(refresh_token)}`;
    },
    expected: '400 invalid_grant, false, 400 invalid_grant',
  },
  {
    rules: '28',
    name: 'a code exchanged again by another client, and whether its tokens live',
    run: async (d) => {
      const code = await d.code();
      const { access_token } = await d.exchanged(code);
      const again = await d.exchange(code, {}, { client: d.clients.stranger });
      return `${again}, ${await d.isActive(access_token)}`;
    },
    expected: '400 invalid_grant, true',
  },
  {
    rules: '28',
    name: 'a code exchanged again with another redirect URI, and whether its tokens live',
    run: async (d) => {
      const code = await d.code();
      const { access_token } = await d.exchanged(code);
      const again = await d.exchange(code, { redirect_uri: 'https://confidential.example/x' });
      return `${again}, ${await d.isActive(access_token)}`;
    },
    ...differing(
      '400 invalid_grant, false',
      '400 invalid_grant, true',
      'RFC 6749, section 4.1.2: a code used more than once revokes its tokens; it is used by its client here, whatever else is wrong',
    ),
  },
  {
    rules: '28',
    name: 'a code exchanged again, and whether the tokens of an earlier code live',
    run: async (d) => {
      const { access_token } = await d.tokens();
      const code = await d.code();
      await d.exchange(code);
      return `${await d.exchange(code)}, ${await d.isActive(access_token)}`;
    },
    ...differing(
      '400 invalid_grant, true',
      '400 invalid_grant, false',
      'RFC 6749, section 4.1.2, asks for the tokens of that code; one leaked code must not sign the user out everywhere',
    ),
  },
  {
    rules: '29',
    name: '20 exchanges of one code at once: how many succeed',
    run: async (d) => {
      const code = await d.code();
      const all = await Promise.all(Array.from({ length: 20 }, () => d.exchange(code)));
      return String(all.filter((each) => each === '200').length);
    },
    expected: '1',
  },
];
