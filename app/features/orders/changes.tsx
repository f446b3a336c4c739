/** Lines of which an approver approved fewer pieces: "Scrub top, Teal, 12: 2 of 3". */
export function Changes({ changes }: { changes: readonly { words: string; from: number; to: number }[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="sm">
      {changes.map(({ words, from, to }, index) => (
        <li key={index}>
          {words}: asked {from}, approved {to}
        </li>
      ))}
    </ul>
  );
}
