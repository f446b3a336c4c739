import { html } from "hono/html";

/** How to use the API, on one screen; docs/integrators.md has the details. */
export const INTRODUCTION = html`<section aria-labelledby="begin">
  <h2 id="begin">Begin</h2>
  <p>
    Ask the operator of this shop for a client. Then get a token for a person and send it with each call. In
    the demo, with the client's id and secret:
  </p>
  <pre>
curl https://SHOP/authorizationserver/oauth/token \\
  -d grant_type=password -d username=wearer@kestrel.example -d password=… \\
  -d client_id=CLIENT -d client_secret=SECRET
curl https://SHOP/occ/v2/uniforms/orgUsers/current -H "Authorization: Bearer TOKEN"</pre>
  <ul>
    <li>
      An app that people install or that runs in a browser has no secret. It sends people to
      <code>/authorizationserver/oauth/authorize</code> and exchanges the code for tokens (PKCE, S256).
      <a href="/.well-known/oauth-authorization-server">The server's metadata</a>.
    </li>
    <li>
      An access token is valid for 30 minutes. On 401 <code>InvalidTokenError</code> refresh once and try
      again. Each refresh returns a new refresh token.
    </li>
    <li>
      A client has scopes, and so have its tokens. A call says which it needs; without it the answer is 403
      <code>InsufficientScopeError</code>.
    </li>
    <li>
      <code>fields</code> selects the properties of an answer: <code>BASIC</code>, <code>DEFAULT</code>,
      <code>FULL</code>, or names, as in <code>DEFAULT,entries(product(images))</code>.
    </li>
    <li>
      An error is <code>{"errors":[{"type","message","reason","subject","subjectType"}]}</code>. Let your code
      decide by <code>type</code>, then <code>reason</code>; the message is for people.
    </li>
    <li>
      Lists take <code>currentPage</code> from 0 and <code>pageSize</code> up to 100, and report their size in
      <code>pagination</code> and <code>X-Total-Count</code>.
    </li>
    <li>
      Send every write with an <code>Idempotency-Key</code>. If its answer is lost, you can send it again.
    </li>
    <li>
      Scripts from another origin may read answers if a client has registered that origin. The API ignores
      cookies.
    </li>
  </ul>
  <p>
    Every path takes <code>lang</code> and <code>curr</code>. More is in <code>docs/integrators.md</code> of
    the repository.
  </p>
</section>`;
