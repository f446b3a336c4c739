/** The answer of an action to a refused form: plain data for `useServerForm`. */
export type FormReply = {
  status?: "error" | "success";
  initialValue?: Record<string, unknown> | null;
  fields?: string[];
  error?: Record<string, string[] | null>;
};

/** The constraints that a loader sends for the fields of a form, such as `required`. */
export type FormConstraint = Record<string, { required?: boolean; multiple?: boolean; accept?: string }>;
