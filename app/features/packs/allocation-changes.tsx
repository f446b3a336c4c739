interface Change {
  date: string;
  by: string;
  reason: string;
  words: string[];
}

/** What administrators changed in an allocation in this period, and why; nothing if they changed nothing. */
export function AllocationChanges({ changes, title }: { changes: readonly Change[]; title: string }) {
  if (changes.length === 0) return null;
  return (
    <details>
      <summary className="link sm">
        {title} ({changes.length})
      </summary>
      <ul className="stack-s mt-2">
        {changes.map((change, index) => (
          <li key={index} className="sm">
            <b>{change.date}</b>, {change.by}: {change.words.join(", ")}. {change.reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
