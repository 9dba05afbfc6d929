import { filled, inQuotes, type OwnValues, type Snippets } from './snippet';

const AUTHORIZE = String.raw`package main

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"net/url"
	"os"
)

func random() string {
	bytes := make([]byte, 32)
	if _, err := rand.Read(bytes); err != nil {
		panic(err)
	}
	return base64.RawURLEncoding.EncodeToString(bytes)
}

func main() {
	// Make a state and a code verifier for each user, and keep both until the user comes back.
	state, verifier := random(), random()
	if err := os.WriteFile("login.txt", []byte(state+" "+verifier), 0o600); err != nil {
		panic(err)
	}
	digest := sha256.Sum256([]byte(verifier))
	query := url.Values{
		"response_type":         {"code"},
		"client_id":             {"«clientId»"},
		"redirect_uri":          {"«redirectUri»"},
		"scope":                 {"«scope»"},
		"state":                 {state},
		"code_challenge":        {base64.RawURLEncoding.EncodeToString(digest[:])},
		"code_challenge_method": {"S256"},
	}
	// Send the user's browser to this address.
	fmt.Println("«base»/oauth/authorize?" + query.Encode())
}
`;

const TOKEN = String.raw`package main

import (
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
)

func main() {
	// ADDRESS is the one to which the browser came back.
	callback, err := url.Parse(os.Args[1])
	if err != nil {
		panic(err)
	}
	login, err := os.ReadFile("login.txt")
	if err != nil {
		panic(err)
	}
	var state, verifier string
	fmt.Sscan(string(login), &state, &verifier)
	if callback.Query().Get("state") != state {
		panic("This is not the state that was sent.")
	}
	response, err := http.PostForm("«base»/oauth/token", url.Values{
		"grant_type":    {"authorization_code"},
		"code":          {callback.Query().Get("code")},
		"code_verifier": {verifier},
		"redirect_uri":  {"«redirectUri»"},
		"client_id":     {"«clientId»"},«secret»
	})
	if err != nil {
		panic(err)
	}
	tokens, err := io.ReadAll(response.Body)
	if err != nil || response.StatusCode != 200 {
		panic(string(tokens))
	}
	if err := os.WriteFile("tokens.json", tokens, 0o600); err != nil {
		panic(err)
	}
}
`;

const CALL = String.raw`package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
)

func main() {
	file, err := os.ReadFile("tokens.json")
	if err != nil {
		panic(err)
	}
	var tokens map[string]any
	if err := json.Unmarshal(file, &tokens); err != nil {
		panic(err)
	}
	request, err := http.NewRequest("GET", "«base»/api/v1/me", nil)
	if err != nil {
		panic(err)
	}
	request.Header.Set("Authorization", "Bearer "+tokens["access_token"].(string))
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	body, err := io.ReadAll(response.Body)
	if err != nil {
		panic(err)
	}
	fmt.Println(response.StatusCode, string(body))
}
`;

/** Returns three programs for Go, with its standard library. */
export function goSnippets(own: OwnValues): Snippets {
  const secret = '\n\t\t"client_secret": {os.Getenv("WORDGROVE_CLIENT_SECRET")},';
  const values = {
    base: inQuotes(own.baseUrl),
    clientId: inQuotes(own.clientId),
    redirectUri: inQuotes(own.redirectUri),
    scope: inQuotes(own.scopes.join(' ')),
    secret: own.hasSecret ? secret : '',
  };
  return {
    authorize: {
      file: 'authorize.go',
      run: 'go run authorize.go',
      parts: filled(AUTHORIZE, values),
    },
    token: { file: 'token.go', run: "go run token.go 'ADDRESS'", parts: filled(TOKEN, values) },
    call: { file: 'call.go', run: 'go run call.go', parts: filled(CALL, values) },
  };
}
