import type { TestApi } from "./api";

export const VISA = "4242 4242 4242 4242";

export interface CardForm {
  url: string;
  sid: string;
  signature: string;
}

/** The form that the answer of a request leads to. */
export function openForm(answer: {
  postUrl: string;
  parameters: { entry: { key: string; value: string }[] };
}): CardForm {
  const entry = (name: string) => answer.parameters.entry.find(({ key }) => key === name)!.value;
  return { url: answer.postUrl, sid: entry("session_id"), signature: entry("signature") };
}

const cardFields = (more: Record<string, string> = {}): Record<string, string> => ({
  type: /^5/.test(more["number"] ?? "") ? "master" : "visa",
  number: VISA,
  code: "123",
  month: "08",
  year: "2028",
  holder: "Aroha O'Brien-Ngāti <b>&",
  do: "save",
  ...more,
});

/** Sends the provider's form. */
export const sendCard = (api: Pick<TestApi, "fetch">, form: CardForm, more: Record<string, string> = {}) =>
  api.fetch(
    new Request(form.url, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        session_id: form.sid,
        signature: form.signature,
        ...cardFields(more),
      }).toString(),
    }),
  );

/** Enters a card. @returns where the provider leads back to. */
export async function enterCard(
  api: Pick<TestApi, "fetch">,
  form: CardForm,
  more: Record<string, string> = {},
): Promise<string> {
  const answer = await sendCard(api, form, more);
  if (answer.status !== 303)
    throw new Error(`the card form answered ${answer.status}: ${await answer.text()}`);
  return new URL(answer.headers.get("Location")!, form.url).href;
}

export const returnOf = (url: string): string | null =>
  new URL(url).searchParams.get("x-card-registration-status");
