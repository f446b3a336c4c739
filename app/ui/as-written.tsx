/** A name or a number inside a sentence, which a browser that translates the page leaves as it is. */
export const AsWritten = ({ text }: { text: string | undefined }) => <span translate="no">{text}</span>;
