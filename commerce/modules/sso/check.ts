const REFUSED = "Enter your email, for example name@company.example.";

/**
 * The login user check (spec 000 §4). It judges what was typed and looks for nobody, so that its answer is the same for
 * strangers and for people with an account.
 */
export function checkUser(typed: string) {
  const userid = typed.trim();
  const refused = userid === "" || userid.length > 200 || /[\u0000-\u001f]/.test(userid);
  return refused
    ? { statusCode: "400", errors: [{ type: "ValidationError", message: REFUSED, subject: "userid" }] }
    : { statusCode: "200", errors: [] };
}
