/** The text part of an email. */
export const MailText = ({ text }: { text: string }) => (
  <section className="card pad" aria-labelledby="plain">
    <h2 id="plain" className="mb-2">
      Text
    </h2>
    <pre className="sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
  </section>
);
