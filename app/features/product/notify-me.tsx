import { Button } from "~/ui/button";
import { PostForm } from "~/ui/post-form";

/** The sizes that are out of stock, to hear when one is back. */
export function NotifyMe({ sizes }: { sizes: { sku: string; name: string }[] }) {
  return sizes[0] ? (
    <PostForm className="row">
      <label htmlFor="follow">Out of stock</label>
      <select id="follow" name="follow">
        {sizes.map(({ sku, name }) => (
          <option key={sku} value={sku}>
            {name}
          </option>
        ))}
      </select>
      <Button>Tell me when it is back</Button>
    </PostForm>
  ) : null;
}
