import { bulkOrderFilePath, bulkOrdersPath, quickOrderPath, savedCartPath, savedCartsPath } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { ActionLink } from "~/ui/link-button";
import type { HomeData } from "./home-data";

type Wholesale = NonNullable<HomeData["wholesale"]>;

/** Other ways to order than the catalogue: from a file, or by code. */
export const QuickWays = ({ bulk }: Pick<Wholesale, "bulk">) => (
  <section className="card pad patch stack-s" aria-labelledby="quick">
    <h2 id="quick">{bulk ? "Order from a file" : "Order by code"}</h2>
    <p className="sm mut">
      {bulk
        ? "A line for each store, style, colour and size. Every line is checked before anything is ordered."
        : "Type codes and quantities, or import them from a file."}
    </p>
    <p>
      <ButtonLink to={bulk ? bulkOrdersPath : quickOrderPath}>
        {bulk ? "Bulk order" : "Quick order"}
      </ButtonLink>
    </p>
    {bulk ? (
      <p>
        <a className="link" href={bulkOrderFilePath()} download>
          Download the template
        </a>
      </p>
    ) : null}
  </section>
);

/** The carts that were saved last, each to be restored. */
export const SavedCarts = ({ saved, count }: Pick<Wholesale, "saved" | "count">) => (
  <section className="card pad stack-s" aria-labelledby="saved">
    <h2 id="saved">Saved carts</h2>
    {saved.length === 0 ? (
      <p className="sm mut">No saved carts yet. Save a cart to order it later.</p>
    ) : (
      <ul className="rows">
        {saved.map(({ code, name, details }) => (
          <li key={code} className="row between">
            <div className="flex-1 min-w-0">
              <ActionLink className="wrap-anywhere" to={savedCartPath(code)}>
                {name}
              </ActionLink>
              <p className="sm mut">{details}</p>
            </div>
            <ButtonLink size="small" to={savedCartPath(code, "restore")} aria-label={`Restore ${name}`}>
              Restore
            </ButtonLink>
          </li>
        ))}
      </ul>
    )}
    <p>
      <ActionLink to={savedCartsPath}>{count > saved.length ? `See all ${count}` : "Saved carts"}</ActionLink>
    </p>
  </section>
);
