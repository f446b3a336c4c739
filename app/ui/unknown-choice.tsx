/** Says that a list is not filtered by what its address asks for. */
export const UnknownChoice = ({ of }: { of: string }) => (
  <p className="sm mb-4" role="status">
    Not filtered by “{of}”: There is no such choice.
  </p>
);
