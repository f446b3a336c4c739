import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { invalid } from "../../http/errors";
import { REQUIRED_TEXT } from "../../http/text-schema";
import {
  CodeBody,
  CodeSchema,
  ForgottenBody,
  ForgottenSchema,
  LoginBody,
  MobileBody,
  LoginChangeSchema,
  ResetBody,
  SuccessSchema,
  TokenQuery,
  ValidTokenSchema,
} from "./contract";
import { requestEmailChange, changeEmail, describeEmail } from "./change-email";
import { changePassword, requireOldPassword } from "./change-password";
import { changeMobile, requirePasswordForMobile } from "./mobile";
import { requestCode, requestLink } from "./requests";
import { describeLink, regenerateLink, resetPassword, sentLink } from "./reset";

const tag = "Access";

const LinkQuery = z.object({ token: z.string().min(1).max(200) });

/** Calls of people who are not signed in: a new password by a link (contract §21.1), a code; and the password of who is. */
export function accessRoutes(api: Registrar): void {
  api.call(
    {
      method: "post",
      path: "/forgottenpasswordtokens",
      tag,
      summary:
        "Sends a link to set a new password, by email or text message; the same answer for unknown people",
      who: "anyone",
      body: ForgottenBody,
      answer: ForgottenSchema,
      status: 202,
    },
    async (call) => {
      const asked = call.body.userid || call.body.userId;
      if (!asked) throw invalid("userid", REQUIRED_TEXT, "missing");
      return sentLink(await requestLink(call, { asked }));
    },
  );
  api.call(
    {
      method: "post",
      path: "/users/anonymous/verificationToken",
      tag,
      summary: "Sends a code to sign in with, by email or text message; the same answer for unknown people",
      who: "anyone",
      body: CodeBody,
      answer: CodeSchema,
      status: 201,
    },
    (call) => requestCode(call, call.body.loginId),
  );
  api.call(
    {
      method: "put",
      path: "/users/{userId}/password",
      tag,
      summary: "Changes one's own password, and ends one's other sign-ins",
      who: "person",
      own: true,
      body: z.object({ old: z.string().max(1000), new: z.string().max(1000) }),
      status: 202,
    },
    async (call) => {
      await changePassword(call, call.body.new);
      call.memo.forgetAll();
    },
    (call) => requireOldPassword(call, call.body.old),
  );
  api.call(
    {
      method: "put",
      path: "/users/{userId}/login",
      tag,
      summary: "Sends a link to a new email to sign in with, and tells the present one",
      who: "person",
      own: true,
      body: LoginBody,
      status: 202,
    },
    (call) => requestEmailChange(call, call.body.newLogin),
    (call) => requireOldPassword(call, call.body.password),
  );
  api.call(
    {
      method: "put",
      path: "/orgUsers/{userId}/mobile",
      tag: "Users",
      summary: "Sets the mobile, or removes it, and tells the person by email",
      who: "person",
      own: true,
      body: MobileBody,
    },
    (call) => changeMobile(call, call.body.mobile ?? ""),
    (call) => requirePasswordForMobile(call, call.body.password),
  );
  api.call(
    {
      method: "get",
      path: "/loginchanges",
      tag,
      summary: "The email that a link stands for",
      who: "anyone",
      query: LinkQuery,
      answer: LoginChangeSchema,
    },
    (call) => describeEmail(call, call.query.token),
  );
  api.call(
    {
      method: "post",
      path: "/loginchanges",
      tag,
      summary: "Changes the email by a link, and ends every sign-in of the person",
      who: "anyone",
      body: LinkQuery,
      answer: LoginChangeSchema,
    },
    async (call) => {
      const changed = await changeEmail(call, call.body.token);
      call.memo.forgetAll();
      return changed;
    },
  );
  api.call(
    {
      method: "get",
      path: "/resetpassword/validateToken",
      tag,
      summary: "Whether a link works; 400 with reason `expired` if it could be exchanged for a new one",
      who: "anyone",
      query: TokenQuery,
      answer: ValidTokenSchema,
    },
    (call) => describeLink(call, call.query),
  );
  api.call(
    {
      method: "post",
      path: "/resetpassword",
      tag,
      summary: "Sets a new password by a link, and ends every sign-in of the person",
      who: "anyone",
      body: ResetBody,
      answer: SuccessSchema,
      status: 202,
    },
    async (call) => {
      await resetPassword(call, call.body);
      // No process may go on believing a token that it has just seen.
      call.memo.forgetAll();
      return { status: "Success" as const };
    },
  );
  api.call(
    {
      method: "post",
      path: "/resetpassword/regenerateToken",
      tag,
      summary: "Sends a new link in place of an old one, to the same person the same way",
      who: "anyone",
      query: z.object({ token: z.string().min(1).max(200) }),
      answer: ForgottenSchema,
      status: 202,
    },
    (call) => regenerateLink(call, call.query.token),
  );
}
