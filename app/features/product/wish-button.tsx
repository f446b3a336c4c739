import { Button } from "~/ui/button";

/** Puts what a form has chosen on the wish list instead. */
export const WishButton = ({ name }: { name: string }) => (
  <Button className="mt-3" name={name} value="wish">
    Add to wish list
  </Button>
);
