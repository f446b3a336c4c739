import { StatusTag } from "./status-tag";

interface Props {
  active: boolean;
  /** What it is if it is not active. */
  off?: string;
}

/** Whether something can be used. A phone's row says so only if it cannot, which is rare. */
export const ActiveTag = ({ active, off = "Inactive" }: Props) =>
  active ? (
    <span className="only-l">
      <StatusTag tone="ok">Active</StatusTag>
    </span>
  ) : (
    <StatusTag>{off}</StatusTag>
  );
