/** What an approver changed: "Scrub top, Teal, 12: asked 3, approved 2". */
export function Changes({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="sm">
      {changes.map((words, index) => (
        <li key={index}>{words}</li>
      ))}
    </ul>
  );
}
