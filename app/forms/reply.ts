/** What an action answers about a form it refused: plain data, read by `useServerForm`. */
export type FormReply = {
  status?: "error" | "success";
  initialValue?: Record<string, unknown> | null;
  fields?: string[];
  error?: Record<string, string[] | null>;
};

/** What a loader says about the fields of a form: above all which may stay empty. */
export type FormConstraint = Record<string, { required?: boolean; multiple?: boolean; accept?: string }>;
