import { filled, inShell, Own, type OwnValues, type Snippets } from './snippet';

const AUTHORIZE = String.raw`# Make a state and a code verifier for each user, and keep both until the user comes back.
STATE=$(openssl rand -hex 16)
VERIFIER=$(openssl rand -hex 32)
printf '%s\n' "$STATE" "$VERIFIER" > login.txt

CHALLENGE=$(printf %s "$VERIFIER" | openssl dgst -sha256 -binary | openssl base64 -A |
  tr '+/' '-_' | tr -d '=')

# Send the user's browser to this address.
echo '«base»/oauth/authorize?«query»'"&state=$STATE&code_challenge=$CHALLENGE&code_challenge_method=S256"
`;

const TOKEN = String.raw`# ADDRESS is the one to which the browser came back.
{ read -r STATE && read -r VERIFIER; } < login.txt
case "$1" in
  *[?\&]state="$STATE"*) ;;
  *) echo 'This is not the state that was sent.' >&2 && exit 1 ;;
esac
CODE=$(printf %s "$1" | sed -n 's/.*[?&]code=\([^&#]*\).*/\1/p')

curl -sS --fail-with-body '«base»/oauth/token' -o tokens.json \
  -d grant_type=authorization_code -d "code=$CODE" -d "code_verifier=$VERIFIER" \
  --data-urlencode 'redirect_uri=«redirectUri»' \
  -d 'client_id=«clientId»'«secret» ||
  { cat tokens.json >&2 && exit 1; }
`;

const CALL = String.raw`TOKEN=$(sed -n 's/.*"access_token":"\([^"]*\)".*/\1/p' tokens.json)
curl -sS --fail-with-body '«base»/api/v1/me' -H "Authorization: Bearer $TOKEN"
`;

const SECRET = ' \\\n  --data-urlencode "client_secret=$WORDGROVE_CLIENT_SECRET"';

/** Returns three scripts for a shell with curl and openssl. */
export function curlSnippets(own: OwnValues): Snippets {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: own.clientId,
    redirect_uri: own.redirectUri,
    scope: own.scopes.join(' '),
  });
  const values = {
    base: inShell(own.baseUrl),
    query: new Own(query.toString()),
    clientId: inShell(own.clientId),
    redirectUri: inShell(own.redirectUri),
    secret: own.hasSecret ? SECRET : '',
  };
  return {
    authorize: {
      file: 'authorize.sh',
      run: 'bash authorize.sh',
      parts: filled(AUTHORIZE, values),
    },
    token: { file: 'token.sh', run: "bash token.sh 'ADDRESS'", parts: filled(TOKEN, values) },
    call: { file: 'call.sh', run: 'bash call.sh', parts: filled(CALL, values) },
  };
}
