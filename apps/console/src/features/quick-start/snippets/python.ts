import { filled, inQuotes, type OwnValues, type Snippets } from './snippet';

const AUTHORIZE = String.raw`import base64, hashlib, json, secrets
from urllib.parse import urlencode

# Make a state and a code verifier for each user, and keep both until the user comes back.
state = secrets.token_urlsafe(16)
verifier = secrets.token_urlsafe(32)
with open("login.json", "w") as file:
    json.dump({"state": state, "verifier": verifier}, file)

digest = hashlib.sha256(verifier.encode()).digest()
query = urlencode({
    "response_type": "code",
    "client_id": "«clientId»",
    "redirect_uri": "«redirectUri»",
    "scope": "«scope»",
    "state": state,
    "code_challenge": base64.urlsafe_b64encode(digest).rstrip(b"=").decode(),
    "code_challenge_method": "S256",
})

# Send the user's browser to this address.
print("«base»/oauth/authorize?" + query)
`;

const TOKEN = String.raw`import json, «os»sys
from urllib.parse import parse_qs, urlencode, urlsplit
from urllib.request import urlopen

# ADDRESS is the one to which the browser came back.
answer = parse_qs(urlsplit(sys.argv[1]).query)
with open("login.json") as file:
    login = json.load(file)
if answer["state"] != [login["state"]]:
    sys.exit("This is not the state that was sent.")

form = urlencode({
    "grant_type": "authorization_code",
    "code": answer["code"][0],
    "code_verifier": login["verifier"],
    "redirect_uri": "«redirectUri»",
    "client_id": "«clientId»",«secret»
})
with urlopen("«base»/oauth/token", form.encode()) as response:
    tokens = response.read()
with open("tokens.json", "wb") as file:
    file.write(tokens)
`;

const CALL = String.raw`import json
from urllib.request import Request, urlopen

with open("tokens.json") as file:
    token = json.load(file)["access_token"]
request = Request("«base»/api/v1/me", headers={"Authorization": "Bearer " + token})
with urlopen(request) as response:
    print(response.status, response.read().decode())
`;

/** Returns three programs for Python 3, with its standard library. */
export function pythonSnippets(own: OwnValues): Snippets {
  const secret = '\n    "client_secret": os.environ["WORDGROVE_CLIENT_SECRET"],';
  const values = {
    base: inQuotes(own.baseUrl),
    clientId: inQuotes(own.clientId),
    redirectUri: inQuotes(own.redirectUri),
    scope: inQuotes(own.scopes.join(' ')),
    os: own.hasSecret ? 'os, ' : '',
    secret: own.hasSecret ? secret : '',
  };
  return {
    authorize: {
      file: 'authorize.py',
      run: 'python3 authorize.py',
      parts: filled(AUTHORIZE, values),
    },
    token: { file: 'token.py', run: "python3 token.py 'ADDRESS'", parts: filled(TOKEN, values) },
    call: { file: 'call.py', run: 'python3 call.py', parts: filled(CALL, values) },
  };
}
