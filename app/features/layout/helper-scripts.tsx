import { useContext, useEffect, useState } from "react";
import { NonceContext } from "~/browser/nonce";

/**
 * The scripts of others that the page was sent with. What such a script puts into the page cannot be taken out again,
 * so when somebody signs in or out and another set is wanted, the document is loaded anew: the sign-in page never has
 * a chat (spec 000 §4).
 */
export function HelperScripts({ urls }: { urls: readonly string[] }) {
  const nonce = useContext(NonceContext);
  const [sent] = useState(urls.join(" "));
  const wanted = urls.join(" ");
  useEffect(() => {
    if (wanted !== sent) window.location.reload();
  }, [wanted, sent]);
  return sent
    .split(" ")
    .filter(Boolean)
    .map((url) => <script key={url} src={url} async nonce={nonce} suppressHydrationWarning />);
}
