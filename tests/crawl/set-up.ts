import seedShop from "../e2e/seed-shop";
import { forget, report } from "./reached";

/** Seeds the shop that every crawl starts from; the report comes at the end. */
export default async function setUp(): Promise<() => void> {
  forget();
  const remove = await seedShop();
  return () => {
    remove();
    report();
  };
}
