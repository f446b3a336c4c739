import { html } from "hono/html";

/** How the API is used, in one screen; docs/integrators.md says more. */
export const INTRODUCTION = html`<section aria-labelledby="begin">
  <h2 id="begin">Begin</h2>
  <p>
    Ask whoever runs this shop for a client. Then get a token for a person, and send it with each call. Of the
    demo, with the client's id and secret:
  </p>
  <pre>
curl https://SHOP/authorizationserver/oauth/token \\
  -d grant_type=password -d username=wearer@kestrel.example -d password=… \\
  -d client_id=CLIENT -d client_secret=SECRET
curl https://SHOP/occ/v2/uniforms/orgUsers/current -H "Authorization: Bearer TOKEN"</pre>
  <ul>
    <li>
      An app that people install, or one that runs in a browser, has no secret: it sends people to
      <code>/authorizationserver/oauth/authorize</code> and changes the code for tokens (PKCE, S256).
      <a href="/.well-known/oauth-authorization-server">The server's metadata</a>.
    </li>
    <li>
      An access token is good for 30 minutes. On 401 <code>InvalidTokenError</code> refresh once and ask
      again; a refresh token changes with each use.
    </li>
    <li>
      <code>fields</code> says what an answer holds: <code>BASIC</code>, <code>DEFAULT</code>,
      <code>FULL</code>, or names, as in <code>DEFAULT,entries(product(images))</code>.
    </li>
    <li>
      A refusal is <code>{"errors":[{"type","message","reason","subject","subjectType"}]}</code>. Decide by
      <code>type</code>, then <code>reason</code>; the message is for people.
    </li>
    <li>
      Lists take <code>currentPage</code> from 0 and <code>pageSize</code> up to 100, and tell their size in
      <code>pagination</code> and <code>X-Total-Count</code>.
    </li>
    <li>
      Send every write with an <code>Idempotency-Key</code>. Then it can be sent again when its answer was
      lost.
    </li>
    <li>
      Scripts of another origin may read answers when a client names that origin. Cookies mean nothing here.
    </li>
  </ul>
  <p>
    Every path takes <code>lang</code> and <code>curr</code>. More is in <code>docs/integrators.md</code> of
    the repository.
  </p>
</section>`;
