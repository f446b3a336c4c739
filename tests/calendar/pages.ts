import { testStorefront } from "../support/storefront";
import type { TestApi } from "../support/api";

/** Pages that show what people are given, spend and order, by who opens them. */
const PAGES: Record<string, string[]> = {
  "wearer@saltbush.example": ["/", "/packList", "/my-account/orders", "/my-account/notices"],
  "wearer@kestrel.example": ["/", "/packList", "/packDetailsPage?packId=PK-KM-PTS-CABIN"],
  "approver@saltbush.example": ["/", "/my-account/approval-dashboard"],
  "admin@saltbush.example": ["/", "/cost-centres/SV-1010", "/change-log"],
  "admin@korraline.example": ["/purchase-order", "/cost-centres", "/cart"],
  "admin@harrowstreet.example": ["/my-account/quotes"],
  "approver@emberbun.example": ["/"],
  "wearer@lanternbridge.example": ["/my-account/coupons"],
  "finance@korraline.example": ["/", "/manage-finances/statements"],
};

/** Opens pages, and tells those that fail. */
export async function pagesOf(api: TestApi): Promise<() => Promise<string[]>> {
  const shop = await testStorefront(api);
  return async () => {
    const faults: string[] = [];
    for (const [who, paths] of Object.entries(PAGES)) {
      const cookie = await shop.signIn(who);
      for (const path of paths) {
        const { status } = await shop.request(path, { cookie });
        if (status >= 400) faults.push(`${path} as ${who} answers ${status}`);
      }
    }
    return faults;
  };
}
