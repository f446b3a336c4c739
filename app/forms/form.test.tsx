import { describe, expect, it } from "vitest";
import { z } from "zod";
import { pageOf } from "../ui/testing";
import { CheckboxField, CheckboxGroup, RadioGroup } from "./choice-fields";
import { ErrorSummary } from "./error-summary";
import { TextField } from "./field";
import { SelectField } from "./select-field";
import { TextareaField } from "./textarea-field";
import { Form } from "./form";
import { errorTitle } from "./page-title";
import type { FormReply } from "./reply";
import { constraintOf, parseForm, replyInvalid } from "./submission.server";
import { useServerForm } from "./use-server-form";

const schema = z.object({
  name: z.string().regex(/^[\p{L} '-]+$/u, "Please enter a valid name."),
  comment: z.string().optional(),
  password: z.string(),
  reason: z.enum(["size", "limit"]),
  notify: z.boolean().optional(),
  address: z.string(),
  units: z.array(z.string()).min(1),
});

const labels = {
  name: "Name",
  password: "Password",
  reason: "Reason",
  address: "Address",
  units: "Business units",
};

function Page({ reply }: { reply?: FormReply }) {
  const [form, fields] = useServerForm<z.input<typeof schema>>({
    id: "person",
    lastResult: reply,
    constraint: constraintOf(schema),
  });
  const options = ["a", "b"].map((value) => ({ value, label: value.toUpperCase() }));
  return (
    <>
      <ErrorSummary form={form} labels={labels} />
      <Form form={form} idempotencyKey="key-12345678">
        <TextField field={fields.name} label="Name" hint="As on your badge." autoComplete="name" />
        <TextareaField field={fields.comment} label="Comment" />
        <TextField field={fields.password} label="Password" type="password" />
        <SelectField
          field={fields.reason}
          label="Reason"
          prompt="Choose a reason"
          options={[
            { value: "size", label: "Wrong size" },
            { value: "limit", label: "Over the limit" },
          ]}
        />
        <CheckboxField field={fields.notify} label="Tell me by email" />
        <RadioGroup field={fields.address} label="Address" options={options} look="card" />
        <CheckboxGroup field={fields.units} label="Business units" options={options} />
      </Form>
    </>
  );
}

async function answered(entries: [string, string][]): Promise<FormReply> {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  const submission = parseForm(body, schema);
  return await replyInvalid(submission).json();
}

describe("a form that came back", () => {
  it("[FW-01] keeps what was typed, escaped", async () => {
    const name = "O'Brien-Ngāti <b>&";
    const html = pageOf(
      <Page
        reply={await answered([
          ["name", name],
          ["comment", name],
          ["reason", "limit"],
          ["notify", "on"],
          ["address", "b"],
          ["units", "a"],
          ["units", "b"],
        ])}
      />,
    );
    const escaped = "O&#x27;Brien-Ngāti &lt;b&gt;&amp;";
    expect(html).toContain(`value="${escaped}"`);
    expect(html).toMatch(new RegExp(`<textarea[^>]*>${escaped}</textarea>`));
    expect(html).toContain('<option value="limit" selected="">');
    expect(html).toMatch(/type="checkbox" [^>]*checked=""[^>]*value="on"/);
    expect(html.match(/checked=""/g)).toHaveLength(4);
  });

  it("[FW-01] never sends a password back", async () => {
    const reply = await answered([
      ["name", "1"],
      ["password", "tr0ub4dor"],
    ]);
    expect(JSON.stringify(reply)).not.toContain("tr0ub4dor");
    expect(pageOf(<Page reply={reply} />)).not.toContain("tr0ub4dor");
    // Also when the loader's value holds one by mistake.
    const kept = { ...reply, initialValue: { password: "tr0ub4dor" } };
    expect(pageOf(<Page reply={kept} />)).not.toContain("tr0ub4dor");
  });

  it("[FW-01] lists what to fix in the order of the page, each linked to its control", async () => {
    const html = pageOf(<Page reply={await answered([["name", "1"]])} />);
    expect(html).toContain("There are 5 things to fix");
    expect(html).toMatch(/<section id="errors" class="esum" role="alert" tabindex="-1" autofocus=""/);
    const links = [...html.matchAll(/<a href="#([^"]+)">([^<]+)</g)].map(([, id, text]) => [id, text]);
    expect(links).toEqual([
      ["person-name", "Name: Please enter a valid name."],
      ["person-password", "Password: This information is required."],
      ["person-reason", "Reason: This information is required."],
      ["person-address", "Address: This information is required."],
      ["person-units", "Business units: This information is required."],
    ]);
    for (const [id] of links)
      expect(html).toMatch(new RegExp(`<(input|select|fieldset)[^>]* id="${id}"|id="${id}"`));
  });

  it("[FW-01] says the error at the control, after label and hint", async () => {
    const html = pageOf(<Page reply={await answered([["name", "1"]])} />);
    const field = html.slice(html.indexOf('<div class="field bad">'), html.indexOf("Comment"));
    expect(field).toMatch(/<label.*class="hint".*class="err".*<input/s);
    expect(field).toContain(
      'aria-invalid="true" aria-describedby="person-name-description person-name-error"',
    );
    expect(html).toMatch(/role="radiogroup" aria-invalid="true"/);
  });

  it("[FW-01] one fault is one thing to fix", async () => {
    const reply: FormReply = { status: "error", initialValue: {}, error: { "": ["The order is closed."] } };
    const html = pageOf(<Page reply={reply} />);
    expect(html).toContain("There is 1 thing to fix");
    expect(html).toContain('<p class="b">The order is closed.</p>');
  });
});

describe("a fresh form", () => {
  it("[FW-01] posts without the browser's own checks and marks only what may stay empty", () => {
    const html = pageOf(<Page />);
    expect(html).toMatch(/<form[^>]*method="post"[^>]*id="person"[^>]*novalidate=""/i);
    expect(html).toContain('<input type="hidden" name="idempotencyKey" value="key-12345678"/>');
    expect(html.match(/\(Optional\)/g)).toHaveLength(1);
    expect(html).not.toContain("aria-invalid");
    expect(html).not.toContain('id="errors"');
    expect(html).not.toContain("pattern=");
  });

  it("[FW-01] the title of a refused page begins with the error", () => {
    expect(errorTitle("Sign in", true)).toBe("Error: Sign in");
    expect(errorTitle("Sign in", false)).toBe("Sign in");
  });
});
