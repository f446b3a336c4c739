import { Form } from "@remix-run/react";
import { PageScript } from "~/browser/page-script";
import { Button } from "~/ui/button";
import { SEARCH_LENGTH } from "~/ui/search-length";
import { findPath } from "~/paths";
import { RADII, type Searched } from "./stores.server";

/** Spec 002 §8. */
const REFUSED = "Geolocation consent not enabled, cannot locate nearby stores.";

interface Props {
  searched?: Pick<Searched, "query" | "radius" | "country">;
  countries: readonly { isoCode: string; name: string }[];
}

/** Asks where; with scripts also by the position of the browser, which may be refused. */
export function FinderForm({ searched, countries }: Props) {
  return (
    <div className="card mb-5 no-print">
      <Form action={findPath} className="filters pad" role="search" aria-label="Find a store">
        <div className="field wide">
          <label htmlFor="store-query">Postal code, town or address</label>
          <input
            id="store-query"
            type="search"
            name="query"
            defaultValue={searched?.query}
            autoComplete="postal-code"
            enterKeyHint="search"
            maxLength={SEARCH_LENGTH}
          />
        </div>
        <div className="field">
          <label htmlFor="store-radius">Within</label>
          <select id="store-radius" name="radius" defaultValue={searched?.radius}>
            {RADII.map((km) => (
              <option key={km} value={km}>
                {km} km
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="store-country">Country</label>
          <select id="store-country" name="country" defaultValue={searched?.country ?? ""}>
            <option value="">Any country</option>
            {countries.map(({ isoCode, name }) => (
              <option key={isoCode} value={isoCode}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="row wide self-end">
          <Button variant="job">FIND STORES</Button>
          <Button type="button" id="near-me" hidden>
            Use my location
          </Button>
        </div>
        <p
          id="near-me-said"
          className="sm wide"
          role="status"
          data-wait="Asking where you are…"
          data-refused={REFUSED}
        />
      </Form>
      <PageScript src="/store-finder.js" />
    </div>
  );
}
