import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/post-form";

/** Leads to the card provider. The page that it stands on answers the intent `add`. */
export function AddCard({ children }: { children?: ReactNode }) {
  return (
    <PostForm className="stack-s">
      {children}
      <p className="sm mut">
        You enter a new card on the page of the card provider. This shop never sees its number.
      </p>
      <Button name="intent" value="add">
        Add a card
      </Button>
    </PostForm>
  );
}
