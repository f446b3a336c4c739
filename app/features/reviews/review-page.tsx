import { ErrorSummary } from "~/forms/error-summary";
import { RadioGroup } from "~/forms/choice-fields";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { TextareaField } from "~/forms/textarea-field";
import { useServerForm } from "~/forms/use-server-form";
import { Breadcrumb } from "~/ui/breadcrumb";
import { PageHeading } from "~/ui/page-heading";
import { Picture } from "~/ui/picture";
import type { ReviewFormData } from "./reviews.server";

const labels = { rating: "Rating", headline: "Headline", comment: "Your review", alias: "Name to show" };

/** What each number of stars stands for, best first. */
const ratings = [
  { value: "5", label: "5 stars, very good" },
  { value: "4", label: "4 stars, good" },
  { value: "3", label: "3 stars, fair" },
  { value: "2", label: "2 stars, poor" },
  { value: "1", label: "1 star, very poor" },
];

export type ReviewPageProps = { data: ReviewFormData; reply?: FormReply };

/** One person's review of one product: rating, words, and the name it is shown under. */
export function ReviewPage({ data, reply }: ReviewPageProps) {
  const { product, again, values, constraint, idempotencyKey } = data;
  const [form, fields] = useServerForm<Record<keyof typeof labels, string>>({
    id: "review",
    lastResult: reply,
    constraint,
    defaultValue: values,
  });
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Catalogue", to: "/search" },
          { label: product.name, to: product.to },
        ]}
        current="Review"
      />
      <div className="wrap pt-2">
        <ErrorSummary form={form} labels={labels} className="mb-5" />
        <PageHeading
          title={again ? "Change your review" : "Write a review"}
          lead="Your colleagues read this when they choose. Say how it fits, wears and washes."
        />
        <div className="max-w-[720px] stack">
          <div className="row flex-nowrap">
            <Picture src={product.picture} alt="" width={96} height={120} eager />
            <p>
              <b className="wrap-anywhere">{product.name}</b>
              <br />
              <span className="sm mut">{product.code}</span>
            </p>
          </div>
          <Form form={form} idempotencyKey={idempotencyKey} className="card pad">
            <RadioGroup field={fields.rating} label={labels.rating} options={ratings} />
            <TextField field={fields.headline} label={labels.headline} />
            <TextareaField field={fields.comment} label={labels.comment} rows={5} />
            <TextField
              field={fields.alias}
              label={labels.alias}
              hint="Leave empty to stay anonymous."
              autoComplete="nickname"
              optional
            />
            <p className="mt-5">
              <SubmitButton variant="job" busyLabel="Saving…">
                {again ? "Save review" : "Post review"}
              </SubmitButton>
            </p>
          </Form>
        </div>
      </div>
    </>
  );
}
